import type { ReactNode } from 'react';
import type { Column, Sort } from '../data-grid/column';
import type { RowSelection } from '../data-grid/row-selection';
import type { RowState } from '../data-grid/row-state';

/** A row that stands for others: its words, how deep it lies, and what the server summed up for it. */
export interface GroupRow {
  label: string;
  /** 0 for the outermost. */
  level: number;
  /** By column. */
  sums: Readonly<Record<string, ReactNode>>;
}

/** What cells and headers draw from. */
export interface SceneState<Row> {
  columnOf: ReadonlyMap<string, Column<Row>>;
  /** The column that names a row. */
  naming: string | undefined;
  sorts: readonly Sort[];
  canSort: boolean;
  rowState?: (row: Row) => RowState | undefined;
  selection?: RowSelection<Row>;
  totals?: Readonly<Record<string, ReactNode>>;
  groupOf?: (row: Row) => GroupRow | undefined;
}

/**
 * What a grid shows now. Cells follow it by themselves, so that the grid keeps its cells and their state whatever changes:
 * it is told of columns and rows, not of what is drawn in them.
 */
export interface Scene<Row> {
  get: () => SceneState<Row>;
  set: (state: SceneState<Row>) => void;
  subscribe: (notify: () => void) => () => void;
}

/** A scene that shows `first` until something else is set. */
export function createScene<Row>(first: SceneState<Row>): Scene<Row> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const notify of listeners) notify();
    },
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
