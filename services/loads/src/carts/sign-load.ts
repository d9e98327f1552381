import type { Session } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import { itemsOf } from '../items/item.repository';
import { move } from './load';
import { assertMayFinish } from './load.policy';
import { lockLoad, updateLoad } from './load.repository';
import { signedFor, signingOf, type Signing } from './required-documents';

/**
 * Keeps a signature as soon as it is saved, with what it was given for: whoever finishes or completes the order later,
 * on whatever device, has it. Throws 400 for no real date, 403, 404, 409 for a completed order.
 */
export async function signLoad(
  unit: UnitOfWork,
  session: Session,
  input: Signing & { loadId: string },
): Promise<{ message: string }> {
  const { trx, now } = unit;
  const before = await lockLoad(trx, session, input.loadId);
  assertMayFinish(session, before);
  move(before, 'edit');
  const signing = signingOf(before, input);
  const items = await itemsOf(trx, before.loadId);
  const change = { ...signing, ...signedFor(before, signing, { items, at: now }) };
  const after = await updateLoad(trx, before, now, change);
  await unit.audit({ action: 'sign', entity: 'load', entityId: before.loadId, before, after });
  return { message: 'Signature saved successfully' };
}
