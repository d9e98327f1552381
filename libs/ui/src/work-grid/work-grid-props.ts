import type { ReactNode } from 'react';
import type { Sort } from '../data-grid/column';
import type { DataGridProps } from '../data-grid/grid-shell';
import type { MoreRows } from './row-source';
import type { GroupRow } from './scene';

/** Those of the light table, and what only a work grid can do. */
export interface WorkGridProps<Row> extends DataGridProps<Row> {
  /** By which columns the server sorts, the first one first; in place of `sort` where it sorts by several. */
  sorts?: readonly Sort[];
  onSorts?: (sorts: Sort[]) => void;
  /** What the whole list adds up to, by column; stays at the foot. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** What a row says that stands for others; the server made it and its sums. */
  groupOf?: (row: Row) => GroupRow | undefined;
  /** The list goes on: its other rows are fetched as they are scrolled to. Keep it the same while the list is the same. */
  more?: MoreRows<Row>;
}
