/** A cell by the number of its row and its column. */
export interface CellPosition {
  readonly row: number;
  readonly columnId: string;
}

/** The cell of a row that `target` is, or lies in; none in headers and total rows. */
export function positionOf(target: EventTarget): CellPosition | undefined {
  const cell = target instanceof Element ? target.closest('[col-id][role]') : null;
  const row = Number(cell?.closest('[row-index]')?.getAttribute('row-index') ?? NaN);
  return Number.isInteger(row) ? { row, columnId: cell?.getAttribute('col-id') ?? '' } : undefined;
}

/** Cells between two corners: where the choice began and where it has got to. */
export interface CellRange {
  readonly from: CellPosition;
  readonly to: CellPosition;
}

/** Numbers of the rows and ids of the columns in a range, both in the order they stand in. */
export function cellsOf({ from, to }: CellRange, columnIds: readonly string[]) {
  const [first, last] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  const ends = [from, to].map(({ columnId }) => columnIds.indexOf(columnId)).filter((at) => at >= 0);
  return {
    rows: Array.from({ length: last - first + 1 }, (_, at) => first + at),
    columnIds: ends.length === 0 ? [] : columnIds.slice(Math.min(...ends), Math.max(...ends) + 1),
  };
}

/** Whether a range is more than the cell it began at. */
export function isWide({ from, to }: CellRange): boolean {
  return from.row !== to.row || from.columnId !== to.columnId;
}

const quoted = (cell: string) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Lines of cells as sheets take them from the clipboard. */
export function tabText(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map(quoted).join('\t')).join('\r\n');
}
