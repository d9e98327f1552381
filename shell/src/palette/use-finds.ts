import { loadPaletteSource, reportIncident, useContributions } from '@washcoat/platform-sdk';
import type { PaletteEntry, PaletteSource, RegisteredSlot } from '@washcoat/platform-sdk';
import { useEffect, useState } from 'react';

/** How long the palette waits after the last key before it asks. */
export const findDelayMs = 200;

const sources = new Map<string, Promise<PaletteSource>>();

/** The source of a contribution, loaded once per version; a failure is not kept. */
function sourceOf(slot: RegisteredSlot): Promise<PaletteSource> {
  const key = `${slot.remote.name} ${slot.remote.version} ${slot.id}`;
  const known = sources.get(key);
  if (known) return known;
  const loading = loadPaletteSource(slot);
  sources.set(key, loading);
  loading.catch(() => sources.delete(key));
  return loading;
}

/** What one source found. */
export interface Find {
  /** For which text; another is on its way while it is not the typed one. */
  text: string;
  entries: readonly PaletteEntry[];
  hasFailed: boolean;
}

async function find(slot: RegisteredSlot, text: string, signal: AbortSignal): Promise<Find> {
  try {
    const { atLeast, search } = await sourceOf(slot);
    const entries = text.length < atLeast || signal.aborted ? [] : await search(text, signal);
    return { text, entries, hasFailed: false };
  } catch (error) {
    if (!signal.aborted) reportIncident(slot.label, slot.remote.version, error);
    return { text, entries: [], hasFailed: true };
  }
}

/**
 * What the sources of the remotes find for a text, 200 ms after the last key. Each shows as soon as it answers; what was
 * found for the text before stays until then.
 */
export function useFinds(text: string) {
  const slots = useContributions('shell.palette.v1');
  const [finds, setFinds] = useState<Readonly<Record<string, Find>>>({});

  useEffect(() => {
    const asking = new AbortController();
    const ask = (slot: RegisteredSlot) =>
      find(slot, text, asking.signal).then((found) => {
        if (!asking.signal.aborted) setFinds((before) => ({ ...before, [slot.id]: found }));
      });
    const timer = setTimeout(() => slots.forEach((slot) => void ask(slot)), text === '' ? 0 : findDelayMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, slots]);

  const groups = slots.map(({ id, label }) => ({ id, label, find: finds[id] }));
  return { groups, isFinding: text !== '' && groups.some(({ find: found }) => found?.text !== text) };
}
