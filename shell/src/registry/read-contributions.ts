import { iconDrawing, navContribution, pageContribution, slotContribution } from '@washcoat/contract-kernel';
import type { IconDrawing, RegisteredRemote } from '@washcoat/contract-kernel';
import { reportSkipped } from '@washcoat/platform-sdk';
import type { Contributions, Registered, RemoteRef } from '@washcoat/platform-sdk';
import type * as z from 'zod/mini';
import { inWords } from './in-words';

type List = 'pages' | 'nav' | 'tabs' | 'panels' | 'actions';

function readList<Schema extends z.ZodMiniType<object>>(
  { name, version, manifest }: RegisteredRemote,
  list: List,
  schema: Schema,
): Registered<z.output<Schema>>[] {
  const remote: RemoteRef = { name, version, title: manifest.title };
  return manifest[list].flatMap((entry, index) => {
    const read = schema.safeParse(entry);
    if (!read.success) reportSkipped(`${list}[${index}] of ${name} ${version}`, inWords(read.error));
    return read.success ? [{ ...read.data, remote }] : [];
  });
}

function firstOfEach<Entry extends { remote: RemoteRef }>(
  entries: readonly Entry[],
  what: string,
  keyOf: (entry: Entry) => string,
): Entry[] {
  const owners = new Map<string, string>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    const owner = owners.get(key);
    if (owner !== undefined)
      reportSkipped(`${what} ${key} of ${entry.remote.name}`, `${owner} has it already`);
    else owners.set(key, entry.remote.name);
    return owner === undefined;
  });
}

/** The icons that a remote brings along; one that is not drawn of plain shapes is left out. */
function readIcons({ name, version, manifest }: RegisteredRemote): [string, IconDrawing][] {
  return Object.entries(manifest.icons ?? {}).flatMap(([icon, drawing]) => {
    const read = iconDrawing.safeParse(drawing);
    if (!read.success) reportSkipped(`icon ${icon} of ${name} ${version}`, inWords(read.error));
    return read.success ? [[icon, read.data]] : [];
  });
}

/** Everything the remotes contribute. A bad or repeated entry is named in the log and left out; the others stay. */
export function readContributions(remotes: readonly RegisteredRemote[]): Contributions {
  const pages = remotes.flatMap((remote) => readList(remote, 'pages', pageContribution));
  const nav = remotes.flatMap((remote) => readList(remote, 'nav', navContribution));
  const slots = remotes.flatMap((remote) =>
    (['tabs', 'panels', 'actions'] as const).flatMap((list) => readList(remote, list, slotContribution)),
  );
  return {
    pages: firstOfEach(pages, 'page', ({ path }) => path),
    nav: firstOfEach(nav, 'menu entry', ({ id }) => id),
    slots: firstOfEach(slots, 'contribution', ({ slot, id }) => `${slot} ${id}`),
    icons: Object.fromEntries(remotes.flatMap(readIcons)),
  };
}
