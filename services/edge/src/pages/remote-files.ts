import type { Context } from 'koa';
import { StaticFolder } from './static-folder';

const versionedFile = /^\/remotes\/([a-z][\w-]*\/[^/]+\/.+)$/;

/** `/remotes/<name>/<version>/…`: a version never changes. Answers whether there is such a file. */
export function remoteFiles(folder: string): (koa: Context) => Promise<boolean> {
  const files = new StaticFolder(folder);
  return async (koa) => {
    const file = versionedFile.exec(koa.path)?.[1];
    if (file === undefined || (koa.method !== 'GET' && koa.method !== 'HEAD')) return false;
    return files.answer(koa, file, true);
  };
}
