import { productsInOpenCarts } from '@washcoat/contract-loads';
import type { ServiceCaller } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { addedIds, markHeld } from './undo-rows.repository';

/** As many as are asked for at once. */
const BATCH = 1000;

/** Marks the converters of an upload that open carts hold, as the loads service tells. */
export async function keepHeldByCarts(
  trx: Knex.Transaction,
  services: ServiceCaller,
  uploadId: string,
): Promise<void> {
  const ids = await addedIds(trx, uploadId);
  for (let start = 0; start < ids.length; start += BATCH) {
    const input = { productIds: ids.slice(start, start + BATCH) };
    const answer = await services.post('loads', productsInOpenCarts.path, input);
    const { productIds } = productsInOpenCarts.output.parse(JSON.parse(answer.toString()));
    if (productIds.length) await markHeld(trx, uploadId, productIds);
  }
}
