import { contributionStore, loadCode, sessionStore } from '@washcoat/platform-sdk';
import type { Lifecycles, RemoteRef } from '@washcoat/platform-sdk';
import { getAppNames, registerApplication, start, triggerAppChange } from 'single-spa';
import { registryState } from '../registry/registry-state';
import { currentPlace } from '../routing/current-place';
import { loadModule } from './federation';
import { remoteStatus, setRemoteStatus } from './remote-status';

function isLifecycles(value: unknown): value is Lifecycles {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['bootstrap', 'mount', 'unmount'].every((step) => typeof Reflect.get(value, step) === 'function')
  );
}

function remoteNamed(name: string): RemoteRef {
  const remote = registryState.get().remotes.find((one) => one.name === name);
  return { name, title: remote?.manifest.title ?? name, version: remote?.version ?? '' };
}

async function loadApplication(name: string): Promise<Lifecycles> {
  setRemoteStatus(name, { is: 'loading' });
  const remote = remoteNamed(name);
  const loaded = await loadCode(name, (attempt) => loadModule(remote, './app', attempt));
  if (!isLifecycles(loaded)) throw new Error(`${name} exposes no lifecycles`);
  setRemoteStatus(name, { is: 'ready' });
  return loaded;
}

function isShownAt(name: string, path: string): boolean {
  const place = currentPlace(path);
  return place.kind === 'page' && place.page.remote.name === name;
}

/** Registers each remote of the registry once; it is mounted while one of its pages is shown. */
function registerApplications(): void {
  const known = getAppNames();
  for (const { name } of registryState.get().remotes) {
    if (known.includes(name)) continue;
    registerApplication({
      name,
      app: () => loadApplication(name),
      activeWhen: ({ pathname }) => isShownAt(name, pathname),
      customProps: () => remoteNamed(name),
    });
  }
}

/** Mounts and unmounts remotes when the registry or the user changes. */
export function followContributions(): void {
  registryState.subscribe(() => {
    registerApplications();
    void triggerAppChange();
  });
  contributionStore.subscribe(() => void triggerAppChange());
  sessionStore.subscribe(() => void triggerAppChange());
}

/** Lets routes decide from now on which remote is mounted. To be called once in the life of a page. */
export function startRemotes(): void {
  start();
}

/** Whether the code of a remote is in this page, or on its way. */
export function isInUse(name: string): boolean {
  const status = remoteStatus.get()[name];
  return status !== undefined && status.is !== 'failed';
}
