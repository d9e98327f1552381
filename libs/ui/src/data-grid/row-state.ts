/** How a row stands out: chosen, faded, or just changed by somebody else. */
export type RowState = 'dimmed' | 'selected' | 'changed';
