import type { RegisteredRemote } from '@washcoat/contract-kernel';
import { contributionStore, loadCode, reportIncident } from '@washcoat/platform-sdk';
import { isInUse } from '../remotes/applications';
import { fetchRegistry } from './fetch-registry';
import { registryState } from './registry-state';

/** The sign-in page draws without them, so they come beside the registry. */
const schemas = () => import('./read-registry');

/** Remotes that this page already runs stay in their version until the page is loaded again. */
function merge(known: readonly RegisteredRemote[], fresh: readonly RegisteredRemote[]): RegisteredRemote[] {
  const running = known.filter(({ name }) => isInUse(name));
  const isRunning = (name: string) => running.some((remote) => remote.name === name);
  return [...running, ...fresh.filter(({ name }) => !isRunning(name))];
}

/**
 * Reads the registry for the user with `token` (by default the signed-in one) and takes over what it says. When it
 * cannot be read, what is known stays.
 */
export async function refreshRegistry(token?: string): Promise<void> {
  const { remotes: known, status } = registryState.get();
  try {
    const [answer, { readRemotes, readContributions }] = await loadCode('registry', () =>
      Promise.all([fetchRegistry(token), schemas()]),
    );
    const remotes = merge(known, readRemotes(answer));
    contributionStore.set(readContributions(remotes));
    registryState.set({ status: 'ready', remotes });
  } catch (error) {
    reportIncident('registry', undefined, error);
    registryState.set({ status: status === 'ready' ? 'ready' : 'failed', remotes: known });
  }
}
