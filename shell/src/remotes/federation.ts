import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ModuleLoader } from '@washcoat/platform-sdk';
import { registryState } from '../registry/registry-state';

/** A container's name must be an identifier, a remote's name is the name of its folder. */
function containerOf(name: string): string {
  return name.replaceAll('-', '_');
}

function entryOf(name: string): string {
  const remote = registryState.get().remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`${name} is not in the registry`);
  return remote.entry;
}

/** Brings an exposed module (`./app`, `./panels/credits`) of a remote. A further attempt starts from nothing. */
export const loadModule: ModuleLoader = async ({ name }, module, attempt) => {
  const container = containerOf(name);
  const exposed = module.replace(/^\.\//, '');
  registerRemotes([{ name: container, entry: entryOf(name) }], { force: attempt > 0 });
  const loaded: unknown = await loadRemote(`${container}/${exposed}`);
  if (!loaded) throw new Error(`${name} does not expose ${exposed}`);
  return loaded;
};
