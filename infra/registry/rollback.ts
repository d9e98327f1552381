import path from 'node:path';
import type { RemoteVersions } from '@washcoat/service-edge/registry';
import { changeRegistry } from './change-registry';
import { checkReachable } from './reachability';
import { RefusedRelease } from './refused-release';
import { withRollback } from './version-history';

/**
 * Sends the visitors of a remote back: to `version`, or, without it, takes the last release back (see
 * `withRollback`). Throws a RefusedRelease when there is nothing to go back to.
 * @returns the versions of the remote after it
 */
export async function rollBackRemote(
  remotesFolder: string,
  name: string,
  version?: string,
): Promise<RemoteVersions> {
  const { remotes } = await changeRegistry(remotesFolder, async (before) => {
    const after = withRollback(released(before, name), version);
    if (after.current !== null) await checkReachable(path.join(remotesFolder, name, after.current));
    return { ...before, [name]: after };
  });
  return released(remotes, name);
}

function released(remotes: Record<string, RemoteVersions>, name: string): RemoteVersions {
  const remote = remotes[name];
  if (!remote) throw new RefusedRelease(`${name} was never released.`);
  return remote;
}
