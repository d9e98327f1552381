import { useSyncExternalStore } from 'react';
import type { AgTable } from './ag-table';

type Code = { is: 'away' } | { is: 'loading' } | { is: 'failed' } | { is: 'here'; Table: typeof AgTable };

let code: Code = { is: 'away' };
const listeners = new Set<() => void>();

function become(next: Code): void {
  code = next;
  for (const notify of listeners) notify();
}

/** Fetches the code of the grid, once for all remotes; after a failure the next call tries again. */
export async function loadGridCode(): Promise<void> {
  if (code.is === 'here' || code.is === 'loading') return;
  become({ is: 'loading' });
  try {
    const { AgTable: Table } = await import('./ag-table');
    become({ is: 'here', Table });
  } catch {
    // The light table stands in, so that people can go on; the next list asks again.
    become({ is: 'failed' });
  }
}

function listen(notify: () => void): () => void {
  listeners.add(notify);
  void loadGridCode();
  return () => listeners.delete(notify);
}

/** The code of the grid, fetched when the first work list is shown. */
export function useGridCode(): Code {
  return useSyncExternalStore(listen, () => code);
}
