import type { productAddFromLoad } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { isPoundGroup } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { PriceBoard } from '../pricing/price-board';
import { addProduct } from './add-product';
import { assertMayEditInvoice, maySetOverridePrice } from './product-change.policy';
import { blankFields, type ProductFields } from './product-record';
import { typeNamesById } from './save-products';

export type ProductFromLoad = InputOf<typeof productAddFromLoad>;

/**
 * Adds what a load's Other... holds to the catalogue, as `addProduct` does, and answers its id.
 *
 * `basePrice` is what the load pays for it, in USD; 0 is none. The base price of a converter is stored nowhere: it follows
 * from weight, assay and metal prices (domain.md 2). The one price that somebody sets in the catalogue is the override,
 * which every customer is paid by, and it is the super admins' in product/edit. So it is here: the price that one of them
 * names becomes the override and counts. Anybody else's stays with the item of the load, and the converter is worth what
 * any new one is, so that nobody raises by one load what others are paid. The price of wire stays there as well: it is
 * that of a pound, the override that of a piece, and how much a piece weighs is not known yet.
 *
 * `isEditInvoice` says that a completed order is corrected meanwhile; which one is not asked, as nothing of it changes here.
 *
 * @throws 403 for `isEditInvoice` without canEditInvoice, 400 for an unknown type
 */
export async function addProductFromLoad(
  unit: UnitOfWork,
  session: Session,
  { basePrice, isEditInvoice, ...found }: ProductFromLoad,
  board: PriceBoard,
): Promise<string> {
  if (isEditInvoice) assertMayEditInvoice(session);
  const isOverride = maySetOverridePrice(session) && !(await isWire(unit, found.type));
  const override = isOverride ? overrideOf(basePrice) : {};
  return addProduct(unit, session, { ...blankFields, ...found, ...override }, board);
}

const overrideOf = (price = 0): Partial<ProductFields> =>
  price > 0 ? { price, isCalculatedPrice: true } : {};

async function isWire(unit: UnitOfWork, type: number): Promise<boolean> {
  return isPoundGroup((await typeNamesById(unit)).get(type) ?? '');
}
