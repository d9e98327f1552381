import type { Session } from '@washcoat/contract-entities';
import { loadTypes } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import { assertAnswered } from '../items/item.policy';
import { itemsOf, offerItems } from '../items/item.repository';
import { move } from './load';
import { assertMayFinish } from './load.policy';
import { lockLoad, updateLoad } from './load.repository';
import { totalsOf } from './load-totals';
import { assertNotOver } from './price-hold';
import { partyOf } from './party';
import { takingPart } from './taking-part';
import { assertHasItems, assertSigned, signedFor, signingOf, type Signing } from './required-documents';
import { publishLoad } from './publish-load';

/**
 * FINISH ORDER: the seller, or a buyer for it, says that the order is whole; it then waits for the buyer. Sent again it
 * answers the same and does nothing.
 *
 * @throws 400 for a missing signature, 403, 404, 409 for what the state does not allow, has no item or waits for the seller's answer
 */
export async function finishLoad(
  unit: UnitOfWork,
  session: Session,
  input: Signing & { loadId: string },
): Promise<{ message: string; loadId: string }> {
  const before = await lockLoad(unit.trx, session, input.loadId);
  const party = partyOf(before, session);
  assertMayFinish(session, before);
  const answer = { message: 'Successfully completed order', loadId: before.loadId };
  if (before.type === loadTypes.finished) return answer;
  const { type, status, event } = move(before, 'finish');
  assertNotOver(before, unit.now, party);
  const signing = signingOf(before, input);
  assertSigned(before, signing);
  const items = await itemsOf(unit.trx, before.loadId);
  assertHasItems(items);
  const asked = items.filter(({ changedBy }) => changedBy === 'buyer');
  assertAnswered(asked, 'finished');
  if (party === 'buyer') await unit.write(offerItems({ loadId: before.loadId, at: unit.now }));
  const after = await updateLoad(unit.trx, before, unit.now, {
    type,
    status,
    ...signing,
    ...signedFor(before, signing, { items, at: unit.now }),
    ...(party === 'seller' ? takingPart(before, party, session) : {}),
    sellerFinalisedBy: `${session.firstName} ${session.lastName}`.trim(),
    sellerFinalisedDate: unit.now,
  });
  const { grandtotal } = totalsOf(after, items);
  await unit.audit({
    action: 'finish',
    entity: 'load',
    entityId: after.loadId,
    before,
    after: { ...after, grandtotal },
  });
  await publishLoad(unit, session, after, { kind: event });
  return answer;
}
