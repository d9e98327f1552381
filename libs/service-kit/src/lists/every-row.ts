import type { KeysetPage, KeysetRequest } from './keyset-page';

const PAGE = 1000;

/**
 * Every row of a list that is read by keyset pages, one page in memory at a time. Rows that are added or removed
 * meanwhile may be in or not; no other row is missed or repeated.
 */
export async function* everyRow<Row>(
  readPage: (request: KeysetRequest) => Promise<KeysetPage<Row>>,
): AsyncGenerator<Row> {
  for (let after: string | undefined; ;) {
    const { list, next } = await readPage({ count: PAGE, offset: 0, after });
    yield* list;
    if (next === null) return;
    after = next;
  }
}
