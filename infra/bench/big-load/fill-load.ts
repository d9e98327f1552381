import { randomUUID } from 'node:crypto';
import { itemsAdd } from '@washcoat/contract-loads';
import { addLine, type Shelf } from '../order/shop';
import type { ApiClient } from '../product/api-client';

export const ITEMS = 2000;
const AT_ONCE = 50;
const ADDITIONS = 100;

/** Fills a load, fifty lines in a call. */
export async function addItems(
  client: ApiClient,
  { products }: Shelf,
  { loadId, count }: { loadId: string; count: number },
): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const lines = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => {
      const { productId } = products[(from + at) % products.length] ?? {};
      return { key: randomUUID(), productId, quantity: 1, box: 1 };
    });
    await client.call(itemsAdd, { loadId, lines });
  }
}

/** Adds to each load in turn; milliseconds until each was answered, by load. */
export async function timedAdditions(
  client: ApiClient,
  shelf: Shelf,
  loadIds: readonly string[],
): Promise<number[][]> {
  const took: number[][] = loadIds.map(() => []);
  for (let addition = 0; addition < ADDITIONS; addition++)
    for (const [at, loadId] of loadIds.entries()) {
      const started = performance.now();
      await addLine(client, shelf, loadId, addition);
      took[at]?.push(performance.now() - started);
    }
  return took;
}
