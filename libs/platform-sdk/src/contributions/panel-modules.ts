import type { ComponentType } from 'react';
import { lazyScreen } from '../loading/lazy-screen';
import type { RemoteRef } from './contribution-store';

/** What a panel gets from the page it is shown on. */
export type PanelProps = Record<string, unknown>;

/** Tries once to bring the exposed module of a remote; `attempt` counts from 0. */
export type ModuleLoader = (remote: RemoteRef, module: string, attempt: number) => Promise<unknown>;

let loader: ModuleLoader | undefined;
const panels = new Map<string, ComponentType<PanelProps>>();

/** Tells how modules of remotes are loaded; the shell does it at boot. */
export function provideModuleLoader(load: ModuleLoader): void {
  loader = load;
  panels.clear();
}

interface PanelModule {
  default: ComponentType<PanelProps>;
}

function isPanelModule(value: unknown): value is PanelModule {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'default') === 'function';
}

/** Tries once to bring the exposed module of a remote. */
export async function bringModule(remote: RemoteRef, module: string, attempt: number): Promise<unknown> {
  if (!loader) throw new Error('No module loader was provided');
  return loader(remote, module, attempt);
}

async function loadPanel(remote: RemoteRef, module: string, attempt: number): Promise<PanelModule> {
  const loaded = await bringModule(remote, module, attempt);
  if (!isPanelModule(loaded))
    throw new Error(`${module} of ${remote.name} has no component as default export`);
  return loaded;
}

/** The component of a panel, one per remote, version and module. */
export function panelComponent(remote: RemoteRef, module: string): ComponentType<PanelProps> {
  const name = `${remote.name}/${module}`;
  const key = `${name}@${remote.version}`;
  const known = panels.get(key);
  if (known) return known;
  const made = lazyScreen((attempt) => loadPanel(remote, module, attempt), { name });
  panels.set(key, made);
  return made;
}
