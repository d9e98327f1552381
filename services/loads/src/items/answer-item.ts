import type { Session } from '@washcoat/contract-entities';
import { isStale, type UnitOfWork } from '@washcoat/service-kit';
import { move } from '../carts/load';
import type { LoadRecord } from '../carts/load.model';
import { lockLoad, updateLoad } from '../carts/load.repository';
import { partyOf, type Party } from '../carts/party';
import { publishLoad } from '../carts/publish-load';
import { takingPart } from '../carts/taking-part';
import type { ItemRecord } from './item.model';
import { findItem, removeItem, updateItem } from './item.repository';
import { staleItem } from './edit-item';
import { disclosureTo } from './price-disclosure';

/** An answer to an item: what it becomes, null when it goes. */
export interface ItemAnswer {
  loadId: string;
  itemId: string;
  /** The item as the user has seen it; without one, as it is. */
  version?: number;
  /** What the audit trail calls it. */
  action: 'approve' | 'reject' | 'counter' | 'take back';
  answer: (
    before: ItemRecord,
    facts: { load: LoadRecord; party: Party },
  ) => ItemRecord | null | Promise<ItemRecord | null>;
}

/**
 * Answers an item of a load, and tells the other side. Throws 404, 409 STALE when the item is not any more what the user
 * has seen, and what `answer` throws.
 */
export async function answerItem(
  unit: UnitOfWork,
  session: Session,
  { loadId, itemId, version, action, answer }: ItemAnswer,
): Promise<ItemRecord | null> {
  const { trx, now } = unit;
  const load = await lockLoad(trx, session, loadId);
  move(load, 'reviewItem');
  const before = await findItem(trx, load.loadId, itemId);
  if (isStale(before, version)) throw staleItem(before, session, await disclosureTo(trx, session, [before]));
  const party = partyOf(load, session);
  const answered = await answer(before, { load, party });
  const after = answered && { ...answered, updatedAt: now, version: before.version + 1 };
  await (after ? updateItem(trx, after) : removeItem(trx, itemId));
  const saved = await updateLoad(trx, load, now, takingPart(load, party, session));
  await unit.audit({ action, entity: 'load_item', entityId: itemId, before, after: after ?? undefined });
  await publishLoad(unit, session, saved, { kind: null });
  return after;
}
