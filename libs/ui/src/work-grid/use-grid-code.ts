import { useSyncExternalStore } from 'react';
import type { AgTable } from './ag-table';

type Code = { is: 'away' } | { is: 'loading' } | { is: 'failed' } | { is: 'here'; Table: typeof AgTable };

let code: Code = { is: 'away' };
const listeners = new Set<() => void>();

function become(next: Code): void {
  code = next;
  for (const notify of listeners) notify();
}

let isUnderWay = false;

/** Fetches the code of the grid, once for all remotes; after a failure the next call tries again. */
export async function loadGridCode(): Promise<void> {
  if (code.is === 'here' || isUnderWay) return;
  isUnderWay = true;
  if (code.is === 'away') become({ is: 'loading' });
  try {
    const { AgTable: Table } = await import('./ag-table');
    become({ is: 'here', Table });
  } catch {
    // The light table stands in and says so, so that people can go on; they or the next list ask again.
    become({ is: 'failed' });
  } finally {
    isUnderWay = false;
  }
}

function watch(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function ask(notify: () => void): () => void {
  void loadGridCode();
  return watch(notify);
}

/** The code of the grid, fetched when the first work list is shown; rows that are cards do not need it. */
export function useGridCode(isNeeded: boolean): Code {
  return useSyncExternalStore(isNeeded ? ask : watch, () => code);
}
