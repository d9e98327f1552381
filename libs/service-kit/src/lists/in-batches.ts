import { setImmediate } from 'node:timers/promises';

/** Rows in batches of at most `size`, with a breath between them: a long list holds nobody else up. */
export async function* inBatches<Row>(rows: AsyncIterable<Row>, size: number): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
    await setImmediate();
  }
  if (batch.length) yield batch;
}
