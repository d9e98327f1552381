import { codeKeyOf } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { badInput, type UnitOfWork } from '@washcoat/service-kit';
import { noteUploads } from '../pictures/uploaded-picture.repository';
import { insertProducts, typeIdsByName } from './product.repository';
import type { NewProduct } from './product';
import { BATCH, publishProducts } from './publish-products';
import { settleSharedStamps } from './shared-stamp.repository';

/**
 * Adds up to 500 converters together: all or none. Publishes them as one event and notes them in the audit trail as
 * one entry under the first one's id. Refuses an unknown converter type with 400 and a known id with 409.
 */
export async function addProducts(
  unit: UnitOfWork,
  _session: Session,
  products: readonly NewProduct[],
): Promise<void> {
  const first = products[0];
  if (!first) return;
  if (products.length > BATCH) throw badInput({ products: `Add at most ${BATCH} converters at once` });
  await storeProducts(unit, products);
  const productIds = products.map(({ productId }) => productId);
  await unit.audit({ action: 'add', entity: 'product', entityId: first.productId, after: { productIds } });
}

/** Writes new converters, marks stamps that they share, and publishes whatever became different. */
export async function storeProducts(unit: UnitOfWork, products: readonly NewProduct[]): Promise<void> {
  const typeIds = await typeIdsByName(unit.trx);
  const unknown = products.find(({ typeName }) => !typeIds.has(typeName));
  if (unknown) throw badInput({ typeName: `${unknown.typeName} is no converter type` });
  await insertProducts(unit.trx, products, typeIds, unit.now);
  await noteUploads(
    unit.trx,
    products.map(({ profileUrl }) => profileUrl),
  );
  const added = products.map(({ productId }) => productId);
  const codeKeys = products.map(({ oem }) => codeKeyOf(oem));
  await publishProducts(unit, [...added, ...(await settleSharedStamps(unit.trx, codeKeys, added))]);
}
