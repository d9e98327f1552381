import type { IDatasource } from 'ag-grid-community';
import type { GridRow } from '../data-grid/use-table-model';

/** Rows of a block; a scroll bar that is dragged asks for blocks in any order. */
export const blockSize = 100;

/** What a block is asked for: `after` is the `next` of the block before, while blocks come in order. */
export interface MoreRequest {
  offset: number;
  count: number;
  after?: string;
}

/** Rows of a block, and from where the one after it goes on. */
export interface MorePage<Row> {
  list: readonly Row[];
  next?: string | null;
}

/** The rows of a list that is too long for a page, and what fetches those beyond the given ones. */
export interface MoreRows<Row> {
  /** Rows of the whole list. */
  total: number;
  /** The rows from `offset` on. */
  load: (offset: number, count: number) => Promise<readonly Row[]>;
  /** In place of `load` where the server goes on by key: a late block then costs what the first does. */
  page?: (request: MoreRequest) => Promise<MorePage<Row>>;
  /** From where the rows beyond the given ones go on. */
  next?: string | null;
  /** Told when a block did not come; its rows stay ghosts until they are asked for again. */
  onFailed: (error: unknown) => void;
}

/** Where blocks start that were seen so far, by the number of their first row. */
type Starts = Map<number, string>;

function remember(starts: Starts, offset: number, next: string | null | undefined): void {
  if (next) starts.set(offset, next);
  else starts.delete(offset);
}

async function loadBlock<Row>(
  { load, page }: MoreRows<Row>,
  starts: Starts,
  offset: number,
  count: number,
): Promise<readonly Row[]> {
  if (!page) return load(offset, count);
  const after = starts.get(offset);
  const { list, next } = await page(after === undefined ? { offset, count } : { offset, count, after });
  remember(starts, offset + count, next);
  return list;
}

/** What the grid asks for blocks of rows; those given already are not fetched again. */
export function datasourceOf<Row>(
  given: readonly GridRow<Row>[],
  more: MoreRows<Row>,
  getRowId: (row: Row) => string,
  onLost: (askAgain: () => void) => void,
): IDatasource {
  const { total, next, onFailed } = more;
  const starts: Starts = new Map();
  remember(starts, given.length, next);
  const lineOf = (row: Row): GridRow<Row> => ({ id: getRowId(row), row });
  const block = async (from: number, to: number): Promise<readonly GridRow<Row>[]> =>
    Math.min(to, total) <= given.length
      ? given.slice(from, to)
      : (await loadBlock(more, starts, from, to - from)).map(lineOf);
  return {
    rowCount: total,
    getRows: ({ startRow, endRow, successCallback, failCallback, api }) => {
      block(startRow, endRow).then(
        (lines) => successCallback([...lines], total),
        (error: unknown) => {
          failCallback();
          onFailed(error);
          onLost(() => api.refreshInfiniteCache());
        },
      );
    },
  };
}
