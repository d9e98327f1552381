import { loadCompleted, type LoadEventItem, type LoadSnapshot } from '@washcoat/contract-loads';

const [exampleItem] = loadCompleted.example.items;

/** An id that ends in `n`, so that tests read. */
export const idOf = (n: number) => `018f3c1e-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** An item of a completed load, the contract's example but for `overrides`. */
export function loadItem(overrides: Partial<LoadEventItem> = {}): LoadEventItem {
  if (!exampleItem) throw new Error('The example of load-completed has no item.');
  return { ...exampleItem, ...overrides };
}

/** A completed load, the contract's example but for `overrides`. */
export function completedLoad(overrides: Partial<LoadSnapshot> = {}): LoadSnapshot {
  return { ...loadCompleted.example, ...overrides };
}
