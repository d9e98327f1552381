import type { GridApi } from 'ag-grid-community';
import type { GridRow } from '../data-grid/use-table-model';
import { tabText } from './cell-range';
import type { CellPosition, cellsOf } from './cell-range';
import type { SceneState } from './scene';

/**
 * What is copied of a grid as tab-separated text: the cells of a range; without one the chosen rows with all their columns;
 * without those the cell that has the focus. Rows that have not been loaded are left out.
 */
export function copiedText<Row>(
  api: GridApi<GridRow<Row>>,
  { columnOf, selection }: Pick<SceneState<Row>, 'columnOf' | 'selection'>,
  columnIds: readonly string[],
  what: ReturnType<typeof cellsOf> | CellPosition | undefined,
): string {
  const drawn = (row: number, columnId: string) =>
    document.querySelector(`[role="row"][row-index="${row}"] [col-id="${CSS.escape(columnId)}"]`)
      ?.textContent ?? '';
  const textOf = (at: number, columnId: string) => {
    const row = api.getDisplayedRowAtIndex(at)?.data?.row;
    const column = columnOf.get(columnId);
    if (row === undefined || !column) return '';
    return column.text ? column.text(row) : drawn(at, columnId).trim();
  };
  const lines = (rows: readonly number[], columns: readonly string[]) =>
    tabText(rows.map((at) => columns.map((columnId) => textOf(at, columnId))));

  if (what && 'rows' in what) return lines(what.rows, what.columnIds);
  const chosen: number[] = [];
  api.forEachNode(({ data, rowIndex }) => {
    if (data && rowIndex !== null && selection?.ids.has(data.id)) chosen.push(rowIndex);
  });
  if (chosen.length > 0) return lines(chosen, columnIds);
  return what ? textOf(what.row, what.columnId) : '';
}
