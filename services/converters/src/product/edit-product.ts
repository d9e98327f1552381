import type { productEdit } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { isStale, notFound, staleEdit, type UnitOfWork } from '@washcoat/service-kit';
import type { PriceBoard } from '../pricing/price-board';
import { getProduct } from './get-product';
import { assertMayEditProductFields } from './product-change.policy';
import { productSight } from './product.policy';
import { lockProducts } from './product-record.repository';
import { changedFields, withProfilePicture } from './product-record';
import { saveProducts } from './save-products';

export type ProductEdit = InputOf<typeof productEdit>;

/**
 * Changes a converter and answers the version it has now: absent fields stay, null clears. 404 for one that is not
 * there, 403 for fields beyond the user's rights that become different, 409 STALE with the converter as it is when the
 * edit began from an older version. An edit that changes nothing writes nothing.
 */
export async function editProduct(
  unit: UnitOfWork,
  session: Session,
  { productId, version, ...fields }: ProductEdit,
  board: PriceBoard,
): Promise<number> {
  const [before] = await lockProducts(unit.trx, [productId]);
  if (!before) throw notFound('This converter');
  if (isStale(before, version))
    throw await staleEdit(unit, {
      entity: 'product',
      entityId: before.productId,
      noun: 'converter',
      current: await getProduct(unit.trx, board, session, productSight(session), { productId }),
    });
  const patch = withProfilePicture(before, changedFields(before, fields));
  assertMayEditProductFields(session, patch);
  if (!Object.keys(patch).length) return before.version;
  await saveProducts(unit, [{ before, patch }], board);
  return before.version + 1;
}

/** Whether an edit is about nothing but the override price (GAP-COM-13 has a text of its own for it). */
export function isPriceEdit({ productId: _id, version: _version, ...fields }: ProductEdit): boolean {
  const names = Object.keys(fields);
  return names.length > 0 && names.every((name) => name === 'price' || name === 'isCalculatedPrice');
}
