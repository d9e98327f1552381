import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import type { loadSplit } from '@washcoat/contract-loads';
import { conflict, isStale, newId, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { itemName } from '../items/item-offer';
import { assertMayEditItems } from '../items/item.policy';
import type { ItemRecord } from '../items/item.model';
import { itemsOf } from '../items/item.repository';
import { move } from './load';
import type { LoadRecord } from './load.model';
import { insertLoad, lockLoad, updateLoad } from './load.repository';
import { assertSeen, movedWords, moveTo } from './move-items';
import { partyOf } from './party';
import { publishChange } from './publish-move';

type Split = InputOf<typeof loadSplit>;

/**
 * Moves items of a cart or quote to a new one, with their prices, offers and pictures. The new one is in the same state,
 * of the same customer and people, at the same terms; a discount in dollars, a signature and the chat stay where they are.
 *
 * @throws 403, 404, 409 for what the state does not allow, for what somebody else changed, and when nothing would be left
 */
export async function splitLoad(
  unit: UnitOfWork,
  session: Session,
  { loadId, version, loadName, items: asked }: Split,
): Promise<AnswerOf<typeof loadSplit>> {
  const { trx, now } = unit;
  const before = await lockLoad(trx, session, loadId);
  const party = partyOf(before, session);
  assertMayEditItems(session, before, party);
  move(before, 'split');
  assertSeen(before, version);
  const all = await itemsOf(trx, loadId);
  const items = chosenItems(all, asked);
  if (items.length === all.length)
    throw conflict('Leave at least one item on it, or give it another name instead.', 'NOTHING_LEFT');
  const { facility, facilityCompanyId, ...fields } = before;
  const beginning = { ...fields, ...partOf(before), loadId: newId(), loadName, createdBy: session.userId };
  const part = { ...beginning, createdAt: now, updatedAt: now, version: 1 };
  await unit.write(insertLoad(part));
  await moveTo(unit, items, part.loadId);
  const after = await updateLoad(trx, before, now, {});
  const [to, from] = [movedWords(items, 'to', loadName), movedWords(items, 'from', before.loadName)];
  await unit.audit({
    action: 'split',
    entity: 'load',
    entityId: loadId,
    before,
    after: { ...after, moved: to },
  });
  await unit.audit({
    action: 'split off',
    entity: 'load',
    entityId: part.loadId,
    after: { ...part, moved: from },
  });
  await publishChange(unit, session, after);
  await publishChange(unit, session, { ...part, facility, facilityCompanyId });
  return { message: `Successfully moved the items to ${loadName}`, loadId: part.loadId };
}

/** What a part of a load does not take from it: what was signed or looked over, and dollars that were taken off once. */
function partOf({ discount, discountIsPercentage }: LoadRecord) {
  return {
    discount: discountIsPercentage ? discount : 0,
    signature: null,
    date: null,
    signedTotal: null,
    signedLines: null,
    signedAt: null,
    verifiedBy: null,
    verifiedAt: null,
  };
}

/** The items that were asked for, as they were seen. Throws 404 and 409. */
function chosenItems(all: readonly ItemRecord[], asked: Split['items']): ItemRecord[] {
  const versions = new Map(asked.map(({ itemId, version }) => [itemId.toLowerCase(), version]));
  const items = all.filter(({ itemId }) => versions.has(itemId));
  if (items.length < versions.size) throw notFound('One of the items');
  const stale = items.find((item) => isStale(item, versions.get(item.itemId)));
  if (!stale) return items;
  throw conflict(`${itemName(stale)} was changed meanwhile. Look at it as it is now and try again.`, 'STALE');
}
