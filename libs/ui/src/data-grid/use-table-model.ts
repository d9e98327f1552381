import { functionalUpdate, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import type { ColumnDef, Table } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Sort } from './column';
import { smallestWidth } from './column-widths';

/** A line of the table: a row, or the place of one that is still loading. */
export interface GridRow<Row> {
  readonly id: string;
  readonly row: Row | undefined;
}

export interface TableModelOptions<Row> {
  columns: readonly Column<Row>[];
  rows: GridRow<Row>[];
  /** Pixels of each column. */
  widths: Record<string, number>;
  sort: Sort | null | undefined;
  onSort?: (sort: Sort) => void;
  onResize: (columnId: string, width: number) => void;
}

const idOf = ({ id }: GridRow<unknown>) => id;

/** Columns, their widths and their sort as TanStack Table knows them. The server sorts: no row ever moves here. */
export function useTableModel<Row>(options: TableModelOptions<Row>): Table<GridRow<Row>> {
  const { columns, rows, widths, sort, onSort, onResize } = options;
  const canSort = onSort !== undefined;
  const defs = useMemo(
    () =>
      columns.map((column): ColumnDef<GridRow<Row>> => ({
        id: column.id,
        accessorFn: idOf,
        minSize: smallestWidth(column),
        enableResizing: !column.isActions && !column.withoutEdge && column.skeleton !== 'picture',
        enableSorting: canSort && column.sortable === true,
        sortDescFirst: false,
      })),
    [columns, canSort],
  );
  const sorting = sort ? [{ id: sort.columnId, desc: sort.direction === 'desc' }] : [];
  const pinned = columns.filter((column) => column.isActions).map((column) => column.id);
  return useReactTable({
    data: rows,
    columns: defs,
    getRowId: idOf,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: { columnSizing: widths, columnPinning: { right: pinned }, sorting },
    onSortingChange: (change) => {
      const [next] = functionalUpdate(change, sorting);
      if (next) onSort?.({ columnId: next.id, direction: next.desc ? 'desc' : 'asc' });
    },
    onColumnSizingChange: (change) => {
      for (const [id, width] of Object.entries(functionalUpdate(change, widths)))
        if (width !== widths[id]) onResize(id, width);
    },
  });
}
