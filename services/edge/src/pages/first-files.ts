import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Logger } from '@washcoat/service-kit';
import type { RegistryStore } from '../registry/registry-store';

const FILE_NAME = 'first-files.json';

const scripts = z.array(z.string().regex(/^[\w.-]+\.js$/));
const ofShell = z.object({
  /** What every page of the shell begins with. */
  files: scripts,
  /** What each module that the shell offers to remotes adds to that. */
  offered: z.record(z.string(), scripts),
});
const part = z.object({ files: scripts, shared: z.array(z.string()) });
const ofRemote = z.object({ ...part.shape, pages: z.record(z.string(), part) });

/** What a browser should send for along with a page. */
export interface FirstFiles {
  scripts: readonly string[];
  /** Asked for by the page's own code, not run. */
  data: readonly string[];
}

const nothing: FirstFiles = { scripts: [], data: [] };

/**
 * Knows which scripts a page needs before it shows anything: those of the shell, and those of the remote and the screen
 * that the address leads to, in the version that everybody gets. A build that tells none, or a registry
 * that cannot be read, makes a page slower, no more.
 */
export class FirstFilesOfPages {
  private readonly shells = new ToldByBuild(ofShell);
  private readonly remotes = new ToldByBuild(ofRemote);

  constructor(
    private readonly shellFolder: string,
    private readonly registry: RegistryStore,
    private readonly logger: Logger,
  ) {}

  /** For the page at `address`, which begins with a slash. `mark` tells one build of the shell from the next. */
  async of(address: string, mark: string): Promise<FirstFiles> {
    try {
      return await this.find(address, mark);
    } catch (error) {
      this.logger.warn({ error, address }, 'the first files of a page could not be found out');
      return nothing;
    }
  }

  private async find(address: string, mark: string): Promise<FirstFiles> {
    const shell = await this.shells.read(this.shellFolder, mark);
    if (!shell) return nothing;
    const own = shell.files.map((file) => `/${file}`);
    const remote = await this.remoteAt(address);
    if (!remote) return { scripts: own, data: [] };
    const offered = remote.shared.flatMap((name) => shell.offered[name] ?? []).map((file) => `/${file}`);
    return { scripts: [...new Set([...own, ...remote.scripts, ...offered])], data: [remote.entry] };
  }

  private async remoteAt(address: string) {
    const { remotes } = await this.registry.read();
    for (const [name, { current, versions }] of Object.entries(remotes)) {
      const release = current === null ? undefined : versions[current];
      const page = release?.manifest.pages.map(pathOf).find((one) => leadsTo(one, address));
      if (current === null || !release || page === undefined) continue;
      const told = await this.remotes.read(path.join(this.registry.remotesFolder, name, current), current);
      if (!told) return undefined;
      const screen = told.pages[page] ?? { files: [], shared: [] };
      return {
        entry: release.entry,
        scripts: [...told.files, ...screen.files].map((script) => `/remotes/${name}/${current}/${script}`),
        shared: [...told.shared, ...screen.shared],
      };
    }
    return undefined;
  }
}

/** What builds say in their file, read once for each of them. */
class ToldByBuild<Told> {
  private readonly known = new LRUCache<string, { told: Told | undefined }>({ max: 50 });

  constructor(private readonly schema: z.ZodType<Told>) {}

  /** Undefined for a build that has no such file, or one of another kind. `mark` tells one build in `folder` from the next. */
  async read(folder: string, mark: string): Promise<Told | undefined> {
    const key = `${folder} ${mark}`;
    const known = this.known.get(key) ?? {
      told: this.schema.safeParse(await contentOf(path.join(folder, FILE_NAME))).data,
    };
    this.known.set(key, known);
    return known.told;
  }
}

async function contentOf(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return 'null';
    throw error;
  });
  return JSON.parse(text);
}

const pathOf = (page: unknown): string => z.object({ path: z.string() }).safeParse(page).data?.path ?? '';

/** Whether a page's path (`/load/:loadId`, `/converters/identify/:parameters?`) leads to an address. */
function leadsTo(page: string, address: string): boolean {
  if (page === '') return false;
  const wanted = page.slice(1).split('/');
  const given = address.replace(/\/$/, '').slice(1).split('/');
  if (given.length > wanted.length) return false;
  return wanted.every((part, index) => {
    const found = given[index];
    if (found === undefined || found === '') return part.endsWith('?');
    return part.startsWith(':') || part === found;
  });
}
