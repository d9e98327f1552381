import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { SkeletonShape } from './column';

/** How a row stands out: chosen, faded, or just changed by somebody else. */
export type RowState = 'dimmed' | 'selected' | 'changed';

/** What cells ask their table. Rows are known by their id, so cells need no knowledge of the row's type. */
export interface GridView {
  readonly cell: (columnId: string, rowId: string) => ReactNode;
  readonly header: (columnId: string) => ReactNode;
  readonly skeleton: (columnId: string) => SkeletonShape;
  readonly stateOf: (rowId: string) => RowState | undefined;
  readonly alignOf: (columnId: string) => 'left' | 'right';
  readonly sortOf: (columnId: string) => 'asc' | 'desc' | undefined;
}

const nothing: GridView = {
  cell: () => null,
  header: () => null,
  skeleton: () => 'none',
  stateOf: () => undefined,
  alignOf: () => 'left',
  sortOf: () => undefined,
};

export const GridViewContext = createContext<GridView>(nothing);
