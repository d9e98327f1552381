import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from '@washcoat/contract-kernel';
import type { ModuleLoader } from '@washcoat/platform-sdk';
import { registryState } from '../registry/registry-state';
import { refuseMisfit } from './offered-parts';

/** A container's name must be an identifier, a remote's name is the name of its folder. */
function containerOf(name: string): string {
  return name.replaceAll('-', '_');
}

function registered(name: string): RegisteredRemote {
  const remote = registryState.get().remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`${name} is not in the registry`);
  return remote;
}

/**
 * Brings an exposed module (`./app`, `./panels/credits`) of a remote that fits this shell. A further attempt starts from
 * nothing.
 */
export const loadModule: ModuleLoader = async ({ name }, module, attempt) => {
  const remote = registered(name);
  refuseMisfit(remote);
  const container = containerOf(name);
  const exposed = module.replace(/^\.\//, '');
  registerRemotes([{ name: container, entry: remote.entry }], { force: attempt > 0 });
  const loaded: unknown = await loadRemote(`${container}/${exposed}`);
  if (!loaded) throw new Error(`${name} does not expose ${exposed}`);
  return loaded;
};
