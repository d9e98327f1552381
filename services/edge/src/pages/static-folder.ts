import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';

/** Compressed copies that a build may have laid beside a file, best first. */
const copies = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

const KEPT_BYTES = 64 * 1024 * 1024;

/** Contents by file and version: a build is small, and asked for again and again. */
const contents = new LRUCache<string, Buffer>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ length }) => length + 1,
});

/** Files of one folder as a browser may have them: nothing above it, nothing hidden. */
export class StaticFolder {
  constructor(private readonly folder: string) {}

  /**
   * Answers with the file at `encodedPath` (as it stands in a URL, without leading slash) when there is one. What is
   * named by its content, or lies in a folder that is (`isImmutable`), may be kept forever; all else is asked for anew.
   */
  async answer(
    koa: Context,
    encodedPath: string,
    isImmutable = isNamedByContent(encodedPath),
  ): Promise<boolean> {
    const relative = safePath(encodedPath);
    const file = relative === null ? null : path.join(this.folder, relative);
    const facts = file === null ? null : await factsOf(file);
    if (file === null || facts === null) return false;
    koa.set('Cache-Control', isImmutable ? FOREVER : ASK_FIRST);
    koa.vary('Accept-Encoding');
    koa.type = path.extname(file);
    await send(koa, file, facts);
    return true;
  }
}

async function send(koa: Context, file: string, facts: Stats): Promise<void> {
  const copy = await acceptedCopy(koa, file);
  const sent = copy ?? { file, facts };
  koa.status = 200;
  koa.etag = `${sent.facts.size.toString(36)}-${Math.floor(sent.facts.mtimeMs).toString(36)}`;
  if (copy) koa.set('Content-Encoding', copy.encoding);
  if (koa.fresh) {
    koa.status = 304;
    return;
  }
  if (koa.method !== 'HEAD') koa.body = await contentOf(sent.file, koa.response.etag);
  koa.length = sent.facts.size;
}

async function contentOf(file: string, version: string): Promise<Buffer> {
  const key = `${file} ${version}`;
  const content = contents.get(key) ?? (await readFile(file));
  contents.set(key, content);
  return content;
}

async function acceptedCopy(koa: Context, file: string) {
  for (const { encoding, ending } of copies) {
    const facts = koa.acceptsEncodings(encoding) === encoding ? await factsOf(file + ending) : null;
    if (facts) return { encoding, file: file + ending, facts };
  }
  return null;
}

/** What the file system says of a file; null when there is none. */
async function factsOf(file: string): Promise<Stats | null> {
  const facts = await stat(file).catch(() => null);
  return facts?.isFile() ? facts : null;
}

/** The path below a folder that a URL names; null when it leads out of it, or to something hidden. */
export function safePath(encodedPath: string): string | null {
  const decoded = decode(encodedPath);
  if (decoded === null || /[\0\\:]/.test(decoded)) return null;
  const segments = decoded.split('/');
  return segments.some((segment) => segment === '' || segment.startsWith('.')) ? null : segments.join('/');
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const isNamedByContent = (file: string) => /\.[0-9a-f]{8}\.\w+$/.test(file);
