import type { Session } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import { move } from './load';
import { lockLoad, updateLoad } from './load.repository';
import { publishMove } from './publish-move';

/** Deletes a cart, quote or request that nobody finished; its record stays, marked. Throws 404 and 409. */
export async function deleteLoad(
  unit: UnitOfWork,
  session: Session,
  { cartId }: { cartId: string },
): Promise<{ message: string }> {
  const before = await lockLoad(unit.trx, session, cartId);
  move(before, 'delete');
  const after = await updateLoad(unit.trx, before, unit.now, { deletedAt: unit.now });
  await unit.audit({ action: 'delete', entity: 'load', entityId: cartId, before });
  await publishMove(unit, session, after, 'removed');
  return { message: 'Deleted Successfully' };
}
