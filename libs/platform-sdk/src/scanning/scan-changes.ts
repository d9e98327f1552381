import type { Addition, CodeEntry, ScanState } from './scan-state';

/** The state with one of its codes changed. */
export function changeEntry<T, R>(
  state: ScanState<T, R>,
  id: number,
  change: Partial<CodeEntry<T>>,
): ScanState<T, R> {
  return {
    ...state,
    entries: state.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  };
}

/** The state with one of its additions changed; null forgets it. */
export function changeAddition<T, R>(
  state: ScanState<T, R>,
  id: number,
  change: (addition: Addition<T, R>) => Partial<Addition<T, R>> | null,
): ScanState<T, R> {
  const additions = state.additions.flatMap((addition) => {
    if (addition.id !== id) return [addition];
    const changes = change(addition);
    return changes ? [{ ...addition, ...changes }] : [];
  });
  return { ...state, additions };
}

/** Forgets codes that are neither shown, nor set aside, nor waited for. */
export function tidy<T, R>(state: ScanState<T, R>): ScanState<T, R> {
  const awaited = state.steps.flatMap((step) => ('entry' in step ? [step.entry] : []));
  const kept = new Set([state.current, ...state.aside, ...awaited]);
  const entries = state.entries.filter(({ id }) => kept.has(id));
  return entries.length === state.entries.length ? state : { ...state, entries };
}
