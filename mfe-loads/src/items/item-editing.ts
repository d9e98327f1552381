import type { LoadItem } from '@washcoat/contract-loads';
import { createContext, useContext } from 'react';
import type { ReplacedQuantity } from './use-save-item';

/** What an edit may change of an item. */
export interface ItemChange {
  quantity?: number;
  unit?: number;
  box?: number;
  adjustedPrice?: number;
  description?: string;
  isDidNotBuy?: boolean;
  loadUrls?: string[];
}

/** What rows and cards can do with an item. */
export interface ItemEditing {
  /** Saves a change; answers what went wrong in words, nothing when it is saved or asks the user which value counts. */
  save: (item: LoadItem, change: ItemChange) => Promise<string | undefined>;
  /** The quantity that was replaced last; null while none was, or once it was put back. */
  replaced: ReplacedQuantity | null;
  putBack: (replaced: ReplacedQuantity) => Promise<void>;
  /** Keeps the quantity that took its place: the way back is offered no more. */
  keep: () => void;
  /** Loads an item into the editor. */
  modify: (item: LoadItem) => void;
  /** Asks, then deletes. */
  askDelete: (item: LoadItem) => void;
  review: (item: LoadItem, status: 1 | 2) => Promise<void>;
  /** Approves all that waits for the user's side, until something is refused; says what came of it. */
  approveAll: () => Promise<void>;
  /** How far that is; null while it is not done. */
  approving: { done: number; total: number } | null;
  /** Asks what to ask for instead. */
  counter: (item: LoadItem) => void;
  /** Takes back what the own side asked for. */
  takeBack: (item: LoadItem) => Promise<void>;
  /** Shows who asked for what and who agreed. */
  showHistory: (item: LoadItem) => void;
}

export const ItemEditingContext = createContext<ItemEditing | null>(null);

/** What can be done with the items of the open load. Throws outside of one. */
export function useItemEditing(): ItemEditing {
  const editing = useContext(ItemEditingContext);
  if (!editing) throw new Error('No items are open');
  return editing;
}
