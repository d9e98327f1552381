import type { GridRow } from '../data-grid/use-table-model';
import { datasourceOf } from './row-source';
import type { MorePage, MoreRequest, MoreRows } from './row-source';

const rowsFrom = (offset: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `r${offset + at}` }));
const given: GridRow<{ id: string }>[] = rowsFrom(0, 100).map((row) => ({ id: row.id, row }));

/** A list of 1,000 rows by key, and what asks it for the block that begins at a row. */
function keyedList(fails: () => boolean = () => false) {
  const asked: MoreRequest[] = [];
  const page = async (request: MoreRequest): Promise<MorePage<{ id: string }>> => {
    asked.push(request);
    if (fails()) throw new Error('no connection');
    const { offset, count } = request;
    return { list: rowsFrom(offset, count), next: `key ${offset + count - 1}` };
  };
  const load = jest.fn<Promise<readonly { id: string }[]>, [number, number]>();
  const more: MoreRows<{ id: string }> = { total: 1000, next: 'key 99', page, load, onFailed: jest.fn() };
  const refreshed = jest.fn();
  const lost: (() => void)[] = [];
  const source = datasourceOf(
    given,
    more,
    ({ id }) => id,
    (askAgain) => lost.push(askAgain),
  );
  const block = (startRow: number) =>
    new Promise<readonly GridRow<{ id: string }>[] | undefined>((resolve) => {
      const params = {
        ...{ startRow, endRow: startRow + 100, sortModel: [], filterModel: null, context: undefined },
        successCallback: (lines: GridRow<{ id: string }>[]) => resolve(lines),
        failCallback: () => resolve(undefined),
      };
      // The grid's own API is a hundred calls; the source uses this one.
      source.getRows({ ...params, api: { refreshInfiniteCache: refreshed } } as never);
    });
  return { asked, load, lost, more, refreshed, block };
}

it('shows the rows that are there already without asking for them', async () => {
  const { asked, block } = keyedList();
  expect((await block(0))?.[99]?.id).toBe('r99');
  expect(asked).toEqual([]);
});

it('goes on by key while blocks come in order, also again later', async () => {
  const { asked, block, load } = keyedList();
  for (const start of [100, 200, 300, 200]) await block(start);
  expect(asked.map(({ after }) => after)).toEqual(['key 99', 'key 199', 'key 299', 'key 199']);
  expect(load).not.toHaveBeenCalled();
});

it('asks by number after a jump, and goes on by key from there', async () => {
  const { asked, block } = keyedList();
  expect((await block(500))?.[0]?.id).toBe('r500');
  await block(600);
  expect(asked).toEqual([
    { offset: 500, count: 100 },
    { offset: 600, count: 100, after: 'key 599' },
  ]);
});

it('tells of a block that did not come, and asks for it again when told to', async () => {
  let isDown = true;
  const { block, lost, more, refreshed } = keyedList(() => isDown);
  expect(await block(100)).toBeUndefined();
  expect(more.onFailed).toHaveBeenCalledTimes(1);
  lost[0]?.();
  expect(refreshed).toHaveBeenCalledTimes(1);
  isDown = false;
  expect(await block(100)).toHaveLength(100);
});
