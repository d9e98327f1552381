import { createContext } from 'react';

/** The cell of a work grid that something stands in, while the keyboard's focus is on it: its contents have none of their own. */
export const FocusedCell = createContext<Element | null>(null);
