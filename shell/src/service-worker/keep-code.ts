import type { RegisteredRemote } from '@washcoat/contract-kernel';
import { filesIn, scriptsOf } from './build-lists';
import { cachedPaths, openCode } from './code-cache';
import { isCodePath, PAGE_PATH, REGISTRY_PATH } from './cache-rules';
import type { KeepRequest } from './keep-request';
import { outdatedOf, versionOf } from './outdated';

/** The shell's build writes it: the names of all its files. */
const SHELL_FILES_PATH = '/shell-files.json';

const workerLog = globalThis.console;

async function ask(path: string, rules?: RequestInit): Promise<Response> {
  const answer = await fetch(path, rules);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** One after the other: whatever the page asks for meanwhile goes first. */
async function addMissing(cache: Cache, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (!(await cache.match(path))) await cache.put(path, await ask(path, { priority: 'low' }));
  }
}

/** All code of a remote's version, from its own list. One that can't be loaded costs only itself. */
async function addRemote(cache: Cache, { name, version, entry }: RegisteredRemote): Promise<void> {
  try {
    await addMissing(cache, [entry]);
    const list = (await cache.match(entry)) ?? (await ask(entry));
    const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
    await addMissing(
      cache,
      filesIn(await list.text()).map((file) => folder + file),
    );
  } catch (error) {
    workerLog.warn(`[washcoat] ${name} ${version} is not kept for when there is no connection`, error);
  }
}

/** The remotes of which this visitor has code already, in whatever version. */
async function usedOf(cache: Cache, remotes: readonly RegisteredRemote[]): Promise<RegisteredRemote[]> {
  const names = (await cachedPaths(cache)).map((path) => versionOf(path)?.name);
  return remotes.filter(({ name, entry }) => names.includes(name) && isCodePath(entry));
}

/**
 * Keeps what the page that asks needs to be opened again without a connection: its markup, the registry as it runs
 * them, the code it has loaded, and, unless the user is saving data, the code that it may load later: the shell's and
 * that of the remotes that this visitor uses. Markup and registry come last, so that whatever opens finds its code.
 * Nothing changes when the server has another build of the shell by now; the next page that is loaded will ask.
 */
export async function keepCode({ loaded, remotes, isSavingData }: KeepRequest): Promise<void> {
  const cache = await openCode();
  const page = await ask(PAGE_PATH, { cache: 'no-cache' });
  const list = await ask(SHELL_FILES_PATH, { cache: 'no-cache' });
  const shell = filesIn(await list.text()).map((file) => `/${file}`);
  const scripts = scriptsOf(await page.clone().text());
  if (!scripts.every((path) => loaded.includes(path) && shell.includes(path))) return;
  await addMissing(cache, loaded.filter(isCodePath));
  if (!isSavingData) {
    await addMissing(
      cache,
      shell.filter((path) => path.endsWith('.js')),
    );
    for (const remote of await usedOf(cache, remotes)) await addRemote(cache, remote);
  }
  await cache.put(PAGE_PATH, page);
  // Kept for one visitor, whose registry has no number of its own.
  await cache.put(REGISTRY_PATH, Response.json({ revision: 0, remotes }));
  const outdated = outdatedOf(await cachedPaths(cache), [PAGE_PATH, REGISTRY_PATH, ...shell], remotes);
  await Promise.all(outdated.map((path) => cache.delete(path)));
}
