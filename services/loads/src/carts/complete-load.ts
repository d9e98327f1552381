import type { Session } from '@washcoat/contract-entities';
import { loadTypes } from '@washcoat/contract-loads';
import { conflict, type UnitOfWork } from '@washcoat/service-kit';
import { offered } from '../items/item';
import { assertAnswered } from '../items/item.policy';
import { itemsOf, offerItems } from '../items/item.repository';
import { move } from './load';
import { assertMayComplete } from './load.policy';
import type { LoadRecord } from './load.model';
import { afterChange, changeLoad, lockLoad } from './load.repository';
import { totalsOf } from './load-totals';
import { assistedBy } from './party';
import { assertNotOver } from './price-hold';
import {
  assertSigned,
  assertBuysSomething,
  assertHasDocuments,
  signedFor,
  signingOf,
  type Signing,
} from './required-documents';
import { publishLoad } from './publish-load';
import { hasToBeFinished } from './taking-part';

/**
 * COMPLETE ORDER: the buyer makes the load an invoice. However often it is sent, it is done once: the row is locked,
 * and an order that is completed answers the same without a second event.
 *
 * @throws 400 for missing documents, 403, 404, 409 for what the state does not allow
 */
export async function completeLoad(
  unit: UnitOfWork,
  session: Session,
  input: Signing & { loadId: string },
): Promise<{ message: string; loadId: string }> {
  const before = await lockLoad(unit.trx, session, input.loadId);
  assertMayComplete(session, before);
  const answer = { message: 'Successfully completed order', loadId: before.loadId };
  if (before.type === loadTypes.invoice) return answer;
  const { type, status, event } = move(before, 'complete');
  assertNotOver(before, unit.now, 'buyer');
  assertFinished(before);
  const items = offered(await itemsOf(unit.trx, before.loadId), unit.now);
  assertBuysSomething(items);
  assertAnswered(items, 'completed');
  assertHasDocuments(before, items);
  const signing = signingOf(before, input);
  assertSigned(before, signing);
  const changes = {
    type,
    status,
    ...signing,
    ...signedFor(before, signing, { items, at: unit.now }),
    ...(before.assistantId ? {} : assistedBy(session)),
    buyerFinalisedDate: unit.now,
  };
  const after = afterChange(before, unit.now, changes);
  const { grandtotal } = totalsOf(after, items);
  await unit.audit({
    action: 'complete',
    entity: 'load',
    entityId: after.loadId,
    before,
    after: { ...after, grandtotal },
  });
  await publishLoad(unit, session, after, { kind: event, items });
  unit.writeLast(changeLoad(before, unit.now, changes), offerItems({ loadId: after.loadId, at: unit.now }));
  return answer;
}

function assertFinished(load: LoadRecord) {
  if (!hasToBeFinished(load)) return;
  throw conflict(
    `This load is in process: ${load.firstName || 'the seller'} has to finish it first.`,
    'NOT_FINISHED',
  );
}
