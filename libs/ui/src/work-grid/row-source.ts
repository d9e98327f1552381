import type { IDatasource } from 'ag-grid-community';
import type { GridRow } from '../data-grid/use-table-model';

/** Rows of a block; a scroll bar that is dragged asks for blocks in any order. */
export const blockSize = 100;

/** The rows of a list that is too long for a page, and what fetches those beyond the given ones. */
export interface MoreRows<Row> {
  /** Rows of the whole list. */
  total: number;
  /** The rows from `offset` on. */
  load: (offset: number, count: number) => Promise<readonly Row[]>;
  /** Told when a block did not come; its rows stay ghosts until it is scrolled to again. */
  onFailed: (error: unknown) => void;
}

/** What the grid asks for blocks of rows; those given already are not fetched again. */
export function datasourceOf<Row>(
  given: readonly GridRow<Row>[],
  { total, load, onFailed }: MoreRows<Row>,
  getRowId: (row: Row) => string,
): IDatasource {
  const lineOf = (row: Row): GridRow<Row> => ({ id: getRowId(row), row });
  const block = async (from: number, to: number): Promise<readonly GridRow<Row>[]> =>
    Math.min(to, total) <= given.length ? given.slice(from, to) : (await load(from, to - from)).map(lineOf);
  return {
    rowCount: total,
    getRows: ({ startRow, endRow, successCallback, failCallback }) => {
      block(startRow, endRow).then(
        (lines) => successCallback([...lines], total),
        (error: unknown) => {
          failCallback();
          onFailed(error);
        },
      );
    },
  };
}
