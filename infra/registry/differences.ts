import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@washcoat/contract-kernel';
import type { RemoteVersions } from '@washcoat/service-edge/registry';
import { z } from 'zod';
import { filesIn } from '../build/folder-content.mjs';

interface Version {
  name: string;
  version: string;
  manifest: RemoteManifest;
}

const lists = ['pages', 'nav', 'tabs', 'panels', 'actions'] as const;
const words = { pages: 'page', nav: 'menu entry', tabs: 'tab', panels: 'panel', actions: 'action' } as const;
const entry = z.looseObject({ id: z.string().optional(), path: z.string().optional() });

/**
 * How a version differs from the one that everybody has, in lines for a person: the size of its scripts as browsers
 * fetch them, and each page, menu entry, tab, panel and action that comes, goes or changes.
 */
export async function differencesOf(
  remotesFolder: string,
  { name, version, manifest }: Version,
  known: RemoteVersions | undefined,
): Promise<string[]> {
  const folderOf = (of: string) => path.join(remotesFolder, name, of);
  const before = known?.current ?? null;
  const size = await scriptBytes(folderOf(version));
  if (before === null) return [`${name} ${version}: the first version, ${inKilobytes(size)} of scripts`];
  const growth = size - (await scriptBytes(folderOf(before)));
  const sign = growth < 0 ? '-' : '+';
  return [
    `${name} ${before} → ${version}: ${inKilobytes(size)} of scripts (${sign}${inKilobytes(Math.abs(growth))})`,
    ...changedEntries(known?.versions[before]?.manifest, manifest),
  ];
}

/** Bytes of all scripts, compressed where the build has a compressed copy. */
async function scriptBytes(folder: string): Promise<number> {
  const files = await filesIn(folder);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const sizes = scripts.map(async (file) => {
    const sent = files.includes(`${file}.gz`) ? `${file}.gz` : file;
    return (await stat(path.join(folder, sent))).size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function changedEntries(before: RemoteManifest | undefined, after: RemoteManifest): string[] {
  return lists.flatMap((list) => {
    const [old, now] = [byKey(before?.[list] ?? []), byKey(after[list])];
    const said = (sign: string, key: string) => `  ${sign} ${words[list]} ${key}`;
    return [
      ...[...now.keys()].filter((key) => !old.has(key)).map((key) => said('+', key)),
      ...[...old.keys()].filter((key) => !now.has(key)).map((key) => said('-', key)),
      ...[...now]
        .filter(([key, text]) => old.has(key) && old.get(key) !== text)
        .map(([key]) => said('~', key)),
    ];
  });
}

function byKey(entries: readonly unknown[]): Map<string, string> {
  return new Map(
    entries.map((one) => {
      const { id, path: route } = entry.parse(one);
      return [id ?? route ?? '', JSON.stringify(one)];
    }),
  );
}
