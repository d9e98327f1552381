import { createContext, useContext } from 'react';

/** An item whose price may be explained. */
export interface ExplainedItem {
  itemId: string;
  oem: string;
  description: string;
  type: string;
}

/** Shows how the price of an item came about. */
export type ExplainItem = (item: ExplainedItem) => void;

export const ExplainItemContext = createContext<ExplainItem | null>(null);

/** Explains the price of an item; null where nothing does. */
export function useExplainItem(): ExplainItem | null {
  return useContext(ExplainItemContext);
}
