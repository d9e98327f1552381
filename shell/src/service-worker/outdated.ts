import type { RegisteredRemote } from '@washcoat/contract-kernel';

/** So many versions of a remote stay beside the released one: a rollback finds them, and tabs that run them go on. */
const LAST_VERSIONS = 2;

const versioned = /^\/remotes\/([^/]+)\/([^/]+)\//;

/** The remote and version that a kept file belongs to; null for one of the shell. */
export function versionOf(path: string): { name: string; version: string } | null {
  const [, name, version] = versioned.exec(path) ?? [];
  return name === undefined || version === undefined ? null : { name, version };
}

/** `name version` of all that stay: what the registry says, and of the others those that came last. */
function stayingVersions(kept: readonly string[], remotes: readonly RegisteredRemote[]): Set<string> {
  const released = new Set(remotes.map(({ name, version }) => `${name} ${version}`));
  const others = new Map<string, Set<string>>();
  for (const path of kept) {
    const of = versionOf(path);
    if (!of || released.has(`${of.name} ${of.version}`)) continue;
    others.set(of.name, (others.get(of.name) ?? new Set()).add(`${of.name} ${of.version}`));
  }
  const last = [...others.values()].flatMap((versions) => [...versions].slice(-LAST_VERSIONS));
  return new Set([...released, ...last]);
}

/**
 * The kept files that are no longer needed: those of versions that were replaced long ago, and those of the shell that
 * are not of its build.
 * @param kept paths in the order in which they came
 * @param shell paths of the shell's build, with its page and the registry
 */
export function outdatedOf(
  kept: readonly string[],
  shell: readonly string[],
  remotes: readonly RegisteredRemote[],
): string[] {
  const staying = stayingVersions(kept, remotes);
  return kept.filter((path) => {
    const of = versionOf(path);
    return of ? !staying.has(`${of.name} ${of.version}`) : !shell.includes(path);
  });
}
