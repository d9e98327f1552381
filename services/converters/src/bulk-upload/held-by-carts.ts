import { productsInOpenCarts } from '@washcoat/contract-loads';
import type { ServiceCaller } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { addedIds } from './undo-rows.repository';

/** As many are asked for at once. */
const BATCH = 1000;

/** The converters that an upload added and open carts hold, as the loads service tells. */
export async function heldByCarts(
  database: Knex,
  services: ServiceCaller,
  uploadId: string,
): Promise<string[]> {
  const ids = await addedIds(database, uploadId);
  const held: string[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const input = { productIds: ids.slice(start, start + BATCH) };
    const answer = await services.post('loads', productsInOpenCarts.path, input);
    held.push(...productsInOpenCarts.output.parse(JSON.parse(answer.toString())).productIds);
  }
  return held;
}
