import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PaperSize } from '@washcoat/contract-files';
import type { Context } from 'koa';

/** What a page has to know of the installation before it asks anything. */
export interface PageFacts {
  /** Cuts the days. */
  timezone: string;
  /** What is printed on. */
  paper: PaperSize;
}

/** The shell's page, which carries the facts of the installation. */
export class PageDocument {
  private readonly file: string;

  constructor(
    folder: string,
    private readonly facts: PageFacts,
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
    const page = source.replace('<html', `<html data-timezone="${timezone}" data-paper="${paper}"`);
    koa.status = 200;
    koa.type = 'html';
    koa.set('Cache-Control', 'no-cache');
    koa.vary('Accept-Encoding');
    koa.etag = createHash('sha256').update(page).digest('base64url').slice(0, 22);
    if (koa.fresh) koa.status = 304;
    else koa.body = page;
    return true;
  }
}
