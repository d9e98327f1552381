import { productsChanged, type ProductCopy } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { badInput, type UnitOfWork } from '@washcoat/service-kit';
import { codeKeyOf } from '../search/search-term';
import { insertProducts, markSharedStamps, typeIdsByName } from './product.repository';
import type { NewProduct } from './product';

/** As many converters as one event carries. */
export const BATCH = 500;

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
  const typeIds = await typeIdsByName(unit.trx);
  const unknown = products.find(({ typeName }) => !typeIds.has(typeName));
  if (unknown) throw badInput({ typeName: `${unknown.typeName} is no converter type` });
  const productIds = products.map(({ productId }) => productId);
  await insertProducts(unit.trx, products, typeIds, unit.now);
  await markSharedStamps(
    unit.trx,
    products.map(({ oem }) => codeKeyOf(oem)),
  );
  await unit.publish(productsChanged, first.productId, { products: products.map(copyOf) });
  await unit.audit({ action: 'add', entity: 'product', entityId: first.productId, after: { productIds } });
}

function copyOf(product: NewProduct): ProductCopy {
  return {
    productId: product.productId,
    oem: product.oem,
    manufacturer: product.manufacturer,
    model: product.model,
    description: product.description,
    family: product.family,
    typeName: product.typeName,
    profileUrl: product.profileUrl,
    subweight: product.subweight,
    ptAssay: product.ptAssay,
    pdAssay: product.pdAssay,
    rhAssay: product.rhAssay,
    ptDisc: product.ptDisc,
    pdDisc: product.pdDisc,
    rhDisc: product.rhDisc,
    schemeDisc: product.schemeDisc,
    price2Modifier: product.price2Modifier,
    ptDiscIsPercentage: product.ptDiscIsPercentage,
    pdDiscIsPercentage: product.pdDiscIsPercentage,
    rhDiscIsPercentage: product.rhDiscIsPercentage,
    schemeDiscIsPercentage: product.schemeDiscIsPercentage,
    price2ModifierIsPercentage: product.price2ModifierIsPercentage,
    price: product.price,
    isCalculatedPrice: product.isCalculatedPrice,
    isMarkForTest: product.isMarkForTest,
    isActive: product.isActive,
    isDeleted: false,
    version: 1,
  };
}
