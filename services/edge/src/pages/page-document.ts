import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PaperSize } from '@washcoat/contract-files';
import type { Context } from 'koa';
import type { FirstFiles, FirstFilesOfPages } from './first-files';

/** What a page has to know of the installation before it asks anything. */
export interface PageFacts {
  /** Cuts the days. */
  timezone: string;
  /** What is printed on. */
  paper: PaperSize;
}

/** The shell's page, which carries the facts of the installation and names what its address needs first. */
export class PageDocument {
  private readonly file: string;

  constructor(
    folder: string,
    private readonly facts: PageFacts,
    private readonly firstFiles: FirstFilesOfPages,
  ) {
    this.file = path.join(folder, 'index.html');
  }

  /** Answers with the page, asked for anew each time; false when there is none. */
  async answer(koa: Context): Promise<boolean> {
    const source = await readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (source === null) return false;
    const { timezone, paper } = this.facts;
    const first = await this.firstFiles.of(koa.path, hashOf(source));
    const page = source
      .replace('<html', `<html data-timezone="${timezone}" data-paper="${paper}"`)
      .replace('</head>', `${linksTo(first)}</head>`);
    koa.status = 200;
    koa.type = 'html';
    koa.set('Cache-Control', 'no-cache');
    koa.vary('Accept-Encoding');
    koa.etag = hashOf(page);
    if (koa.fresh) koa.status = 304;
    else koa.body = page;
    return true;
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

function linksTo({ scripts, data }: FirstFiles): string {
  return [
    ...scripts.map((file) => `<link rel="preload" as="script" href="${file}">`),
    ...data.map((file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`),
  ].join('');
}
