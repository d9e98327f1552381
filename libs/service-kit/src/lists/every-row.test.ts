import { everyRow } from './every-row';
import type { KeysetRequest } from './keyset-page';

const pages = [
  { list: [1, 2], next: 'a' },
  { list: [3], next: 'b' },
  { list: [], next: null },
];

describe('every row of a list', () => {
  it('is read page by page, each from where the one before ended', async () => {
    const asked: KeysetRequest[] = [];
    const rows: number[] = [];
    const readPage = async (request: KeysetRequest) => {
      const page = pages[asked.length];
      asked.push(request);
      if (!page) throw new Error('There is no such page.');
      return { ...page, areMoreItemsAvailable: page.next !== null };
    };
    for await (const row of everyRow(readPage)) rows.push(row);
    expect(rows).toEqual([1, 2, 3]);
    expect(asked.map(({ after }) => after)).toEqual([undefined, 'a', 'b']);
    expect(asked.every(({ offset }) => offset === 0)).toBe(true);
  });

  it('is read no further than somebody wants', async () => {
    let reads = 0;
    const readPage = async () => {
      reads += 1;
      return { list: [reads], areMoreItemsAvailable: true, next: 'on' };
    };
    for await (const row of everyRow(readPage)) if (row === 2) break;
    expect(reads).toBe(2);
  });
});
