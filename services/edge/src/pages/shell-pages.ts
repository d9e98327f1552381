import path from 'node:path';
import { isPagePath } from '@washcoat/contract-kernel';
import { Problem, type Logger } from '@washcoat/service-kit';
import type { Context } from 'koa';
import type { RegistryStore } from '../registry/registry-store';
import { FirstFilesOfPages } from './first-files';
import { PageDocument, type PageFacts } from './page-document';
import { StaticFolder } from './static-folder';

/** The service worker, and what is served in its place to be rid of it. */
const workerPath = '/service-worker.js';
const workerOff = 'service-worker-off.js';

export interface ShellPagesOptions {
  /** Whether browsers are to drop the service worker that they have. */
  isServiceWorkerOff?: boolean;
}

/**
 * The shell's files, and its page at every address that may be a page: the shell finds out which one. Answers whether
 * the request was for one of these.
 */
export function shellPages(
  folder: string,
  registry: RegistryStore,
  logger: Logger,
  facts: PageFacts,
  { isServiceWorkerOff = false }: ShellPagesOptions = {},
): (koa: Context) => Promise<boolean> {
  const files = new StaticFolder(folder);
  const page = new PageDocument(folder, facts, new FirstFilesOfPages(folder, registry, logger));
  return async (koa) => {
    if (koa.method !== 'GET' && koa.method !== 'HEAD') return false;
    if (!isPagePath(koa.path)) return false;
    if (isServiceWorkerOff && koa.path === workerPath) return files.answer(koa, workerOff);
    if (koa.path !== '/index.html' && (await files.answer(koa, koa.path.slice(1)))) return true;
    if (koa.path !== '/index.html' && !mayBePage(koa)) return false;
    if (await page.answer(koa)) return true;
    throw new Problem(503, 'The pages are not built yet.', { code: 'NO_PAGES' });
  };
}

/** A navigation, or an address that names no file: `/login/{email}` ends like a file and is a page. */
function mayBePage(koa: Context): boolean {
  return path.posix.extname(koa.path) === '' || koa.get('accept').includes('text/html');
}
