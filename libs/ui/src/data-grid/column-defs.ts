import type { ColDef } from 'ag-grid-community';
import { CellView } from './cell-view';
import type { GridRow } from './cell-view';
import type { Column, Sort } from './column';
import { HeaderView } from './header-view';
import type { ColumnChoice } from './visible-columns';

/** Keys that must reach the controls inside a cell instead of moving between cells. */
function belongsToControl(event: KeyboardEvent): boolean {
  const target = event.target;
  const isInside = target instanceof Element && target.closest('button, a, input, select, textarea') !== null;
  return isInside && event.key !== 'Escape' && !event.key.startsWith('Arrow');
}

/** The grid's description of our columns. The server sorts, so the grid's own comparison never moves a row. */
export function columnDefs<Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
  sort: Sort | null | undefined,
): ColDef<GridRow>[] {
  return columns.map((column): ColDef<GridRow> => {
    const chosen = choice.widths[column.id];
    const fixed = chosen ?? column.width;
    return {
      colId: column.id,
      headerName: column.title,
      headerComponent: HeaderView,
      headerComponentParams: { columnId: column.id },
      valueGetter: ({ data }) => data?.id,
      cellRenderer: CellView,
      cellRendererParams: { columnId: column.id },
      width: fixed,
      flex: fixed === undefined ? (column.flex ?? 1) : undefined,
      minWidth: column.isActions ? column.width : (column.minWidth ?? 56),
      resizable: !column.isActions && column.skeleton !== 'picture',
      suppressMovable: true,
      pinned: column.isActions ? 'right' : undefined,
      sortable: column.sortable === true,
      comparator: () => 0,
      sort: sort?.columnId === column.id ? sort.direction : null,
      sortingOrder: ['asc', 'desc'],
      suppressKeyboardEvent: ({ event }) => belongsToControl(event),
      suppressHeaderKeyboardEvent: ({ event }) => belongsToControl(event),
    };
  });
}
