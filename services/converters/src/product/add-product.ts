import type { Session } from '@washcoat/contract-entities';
import { badInput, newId, type UnitOfWork } from '@washcoat/service-kit';
import { recordChangedPrices } from '../price-history/record-price-history';
import type { PriceBoard } from '../pricing/price-board';
import { storeProducts } from './add-products';
import { assertMayEditProductFields } from './product-change.policy';
import { blankFields, changedFields, withProfilePicture, type ProductForm } from './product-record';
import { audited, typeNamesById } from './save-products';

/**
 * Adds one converter, with its price of the day, and answers its id. 403 for weight, assay, mark for test or override price beyond the user's
 * rights, 400 for an unknown type.
 */
export async function addProduct(
  unit: UnitOfWork,
  session: Session,
  form: ProductForm,
  board: PriceBoard,
): Promise<string> {
  const given = withProfilePicture(blankFields, changedFields(blankFields, form));
  assertMayEditProductFields(session, given);
  const typeNames = await typeNamesById(unit);
  const typeName = typeNames.get(form.type);
  if (!typeName) throw badInput({ type: 'Choose a converter type' });
  const productId = newId();
  const fields = { ...blankFields, ...given };
  await storeProducts(unit, [{ ...fields, productId, typeName, tests: [] }]);
  await recordChangedPrices(unit, [productId], board);
  const after = audited(fields, Object.keys(given), typeNames);
  await unit.audit({ action: 'add', entity: 'product', entityId: productId, after });
  return productId;
}
