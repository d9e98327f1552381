import { codeKeyOf } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { openCartsWithProduct } from '@washcoat/contract-loads';
import { conflict, notFound, type ServiceCaller, type UnitOfWork } from '@washcoat/service-kit';
import { mayListInactive } from './product.policy';
import { lockProducts, markDeleted } from './product-record.repository';
import { blankFields, changedFields } from './product-record';
import { publishProducts } from './publish-products';
import { audited, typeNamesById } from './save-products';
import { settleSharedStamps } from './shared-stamp.repository';

/**
 * Deletes a converter: its record stays, marked, for the loads and invoices that name it. 404 for one that is not
 * there, 409 with the carts while open carts hold it.
 */
export async function deleteProduct(
  unit: UnitOfWork,
  session: Session,
  productId: string,
  services: ServiceCaller,
): Promise<void> {
  const [before] = await lockProducts(unit.trx, [productId]);
  if (!before || !(before.isActive || mayListInactive(session))) throw notFound('This converter');
  await assertInNoCart(before.productId, services);
  await markDeleted(unit.trx, before.productId, unit.now);
  const twins = await settleSharedStamps(unit.trx, [codeKeyOf(before.oem)], [before.productId]);
  const known = Object.keys(changedFields(blankFields, before));
  await unit.audit({
    action: 'delete',
    entity: 'product',
    entityId: before.productId,
    before: audited(before, known, await typeNamesById(unit)),
  });
  await publishProducts(unit, [before.productId, ...twins]);
}

async function assertInNoCart(productId: string, services: ServiceCaller): Promise<void> {
  const answer = await services.post('loads', openCartsWithProduct.path, { productId });
  const carts = openCartsWithProduct.output.parse(JSON.parse(answer.toString()));
  if (!carts.count) return;
  const { count, names } = carts;
  const holders = count === 1 ? '1 open cart holds' : `${count} open carts hold`;
  const more = count > names.length ? ` and ${count - names.length} more` : '';
  throw conflict(`${holders} this converter: ${names.join(', ')}${more}.`, 'IN_CARTS', { carts });
}
