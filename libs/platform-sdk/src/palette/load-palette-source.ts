import type { RegisteredSlot } from '../contributions/contribution-store';
import { bringModule } from '../contributions/panel-modules';
import { loadCode } from '../loading/loading-policy';
import type { PaletteSource } from './palette-source';

function isSource(value: unknown): value is PaletteSource {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'search') === 'function';
}

/**
 * Brings the source that a remote contributes to `shell.palette.v1`, by the loading policy. Nothing is cached here.
 * Rejects when it does not load or is no source.
 */
export async function loadPaletteSource({ remote, module, id }: RegisteredSlot): Promise<PaletteSource> {
  const name = `${remote.name}/${module ?? id}`;
  if (module === undefined) throw new Error(`${name} names no module`);
  const loaded = await loadCode(name, (attempt) => bringModule(remote, module, attempt));
  const source: unknown =
    typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, 'default') : undefined;
  if (!isSource(source)) throw new Error(`${name} has no palette source as default export`);
  return source;
}
