import type { CellClassParams, ColDef } from 'ag-grid-community';
import type { ColumnChoice } from '@washcoat/ui';
import type { Column, Sort } from '../data-grid/column';
import { smallestWidth } from '../data-grid/column-widths';
import type { GridRow } from '../data-grid/use-table-model';
import type { CellRanges } from './cell-ranges';

export interface ColumnDefOptions<Row> {
  columns: readonly Column<Row>[];
  widths: Readonly<Record<string, number>>;
  pinned: ColumnChoice['pinned'];
  sorts: readonly Sort[];
  canSort: boolean;
  naming: string | undefined;
  ranges: CellRanges<Row>;
}

function sideOf<Row>({ id, isActions }: Column<Row>, pinned: ColumnChoice['pinned'] = {}) {
  if (isActions) return 'right';
  if (id === 'selection') return Object.values(pinned).includes('left') ? 'left' : null;
  return pinned[id] ?? null;
}

/** Our columns as the grid takes them. It never orders rows itself: a comparator that calls all equal leaves them. */
export function columnDefsOf<Row>(options: ColumnDefOptions<Row>): ColDef<GridRow<Row>, GridRow<Row>>[] {
  const { columns, widths, pinned, sorts, canSort, naming, ranges } = options;
  return columns.map((column) => {
    const { id, title, edit } = column;
    const at = sorts.findIndex(({ columnId }) => columnId === id);
    const isFixed = column.isActions === true || id === 'selection';
    return {
      colId: id,
      headerName: title,
      width: widths[id],
      minWidth: Math.min(smallestWidth(column), widths[id] ?? Infinity),
      pinned: sideOf(column, pinned),
      lockPinned: isFixed,
      lockPosition: column.isActions ? 'right' : id === 'selection' ? 'left' : false,
      suppressMovable: isFixed,
      resizable: !isFixed && !column.withoutEdge && column.skeleton !== 'picture',
      sortable: canSort && column.sortable === true,
      sort: sorts[at]?.direction ?? null,
      sortIndex: at < 0 ? null : at,
      cellAriaRole: id === naming ? 'rowheader' : 'gridcell',
      cellClassRules: { 'in-range': (cell: CellClassParams<GridRow<Row>>) => ranges.has(cell) },
      ...(edit && {
        editable: ({ data }) => data?.row !== undefined && edit.may?.(data.row) !== false,
        cellEditor: 'agTextCellEditor',
        cellEditorParams: { useFormatter: true },
        valueFormatter: ({ value }) => (value?.row === undefined ? '' : edit.value(value.row)),
      }),
    };
  });
}
