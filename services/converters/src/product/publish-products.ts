import { productsChanged } from '@washcoat/contract-converters';
import type { UnitOfWork } from '@washcoat/service-kit';
import { findProductCopies } from './product-record.repository';

/** As many converters as one event carries. */
export const BATCH = 500;

/** Tells other domains of converters as this transaction leaves them, in events of up to 500; `onTold` hears which share. */
export async function publishProducts(
  unit: UnitOfWork,
  productIds: readonly string[],
  onTold: (share: number) => Promise<void> = async () => undefined,
): Promise<void> {
  const ids = [...new Set(productIds)];
  for (let start = 0; start < ids.length; start += BATCH) {
    const products = await findProductCopies(unit.trx, ids.slice(start, start + BATCH));
    const [first] = products;
    if (first) await unit.publish(productsChanged, first.productId, { products });
    await onTold((start + BATCH) / ids.length);
  }
}
