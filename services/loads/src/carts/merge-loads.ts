import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { loadMerge } from '@washcoat/contract-loads';
import { badInput, conflict, type UnitOfWork } from '@washcoat/service-kit';
import { ChatMessageModel } from '../chat/chat.model';
import { assertMayEditItems } from '../items/item.policy';
import { itemsOf } from '../items/item.repository';
import { move } from './load';
import type { LoadFields, LoadRecord } from './load.model';
import { lockLoad, updateLoad } from './load.repository';
import { assertSeen, movedWords, moveTo } from './move-items';
import { partyOf } from './party';
import { publishChange, publishMove } from './publish-move';

/** The longest that the notes of a load get. */
const LONGEST_NOTES = 2_000;

/**
 * Moves all items of another cart or quote to this one, with their prices, offers and pictures, and deletes the other.
 * Both are of one customer, bought at one facility at the same terms.
 *
 * @throws 400 for one load twice, 403, 404, 409 by name for what does not go together or was changed meanwhile
 */
export async function mergeLoads(
  unit: UnitOfWork,
  session: Session,
  { loadId, version, otherId, otherVersion }: InputOf<typeof loadMerge>,
): Promise<{ message: string }> {
  if (loadId.toLowerCase() === otherId.toLowerCase()) throw badInput({ otherId: 'Choose another load.' });
  const { before, other } = await lockBoth(unit, session, { loadId, otherId });
  for (const load of [before, other]) assertMayEditItems(session, load, partyOf(load, session));
  const { type, status } = move(before, 'merge');
  move(other, 'merge');
  assertSeen(before, version);
  assertSeen(other, otherVersion);
  assertFit(before, other);
  await assertUnspoken(unit, other);
  const items = await itemsOf(unit.trx, other.loadId);
  if (!items.length) throw conflict(`${other.loadName} has no items. Delete it instead.`, 'NO_ITEMS');
  await moveTo(unit, items, before.loadId);
  const changes = { type, status, ...joined(before, other) };
  const after = await updateLoad(unit.trx, before, unit.now, changes);
  const gone = await updateLoad(unit.trx, other, unit.now, { deletedAt: unit.now });
  const [from, to] = [movedWords(items, 'from', other.loadName), movedWords(items, 'to', before.loadName)];
  const step = { action: 'merge', entity: 'load', entityId: before.loadId, before };
  await unit.audit({ ...step, after: { ...after, moved: from } });
  const end = { action: 'merge away', entity: 'load', entityId: other.loadId, before: other };
  await unit.audit({ ...end, after: { ...gone, moved: to } });
  await publishChange(unit, session, after);
  await publishMove(unit, session, gone, 'removed');
  return { message: `Successfully merged ${other.loadName} into ${before.loadName}` };
}

/** Locks both in the order of their ids, so that two who merge them both ways wait for each other. */
async function lockBoth(
  { trx }: UnitOfWork,
  session: Session,
  { loadId, otherId }: { loadId: string; otherId: string },
): Promise<{ before: LoadRecord; other: LoadRecord }> {
  if (loadId.toLowerCase() < otherId.toLowerCase()) {
    const before = await lockLoad(trx, session, loadId);
    return { before, other: await lockLoad(trx, session, otherId) };
  }
  const other = await lockLoad(trx, session, otherId);
  return { before: await lockLoad(trx, session, loadId), other };
}

/** Refuses loads whose prices were made for different customers, places or terms. Throws 409. */
function assertFit(load: LoadRecord, other: LoadRecord): void {
  const names = `${load.loadName} and ${other.loadName}`;
  if (load.companyId !== other.companyId || load.sellerUserId !== other.sellerUserId)
    throw conflict(`${names} are not of one customer.`, 'OTHER_CUSTOMER');
  if (load.facilityId !== other.facilityId)
    throw conflict(`${names} are not bought at one facility.`, 'OTHER_FACILITY');
  if (load.type !== other.type)
    throw conflict(
      `Of ${names} one is a cart and the other a quote: make both the same first.`,
      'OTHER_TYPE',
    );
  if (termsOf(load) !== termsOf(other))
    throw conflict(`${names} have different discounts: make both the same first.`, 'OTHER_DISCOUNT');
  if (load.heldUntil?.getTime() !== other.heldUntil?.getTime())
    throw conflict(`${names} do not hold their prices until the same moment.`, 'OTHER_HOLD');
  if (other.signature !== null)
    throw conflict(`${other.loadName} is signed, and its signature would be lost.`, 'SIGNED');
}

/** Dollars that were taken off one load can not be told of two together. */
function termsOf({ loadId, discount, discountIsPercentage }: LoadRecord): string {
  if (discount === 0) return 'none';
  return discountIsPercentage ? `${discount} %` : loadId;
}

async function assertUnspoken(unit: UnitOfWork, { loadId, loadName }: LoadRecord): Promise<void> {
  const { columns: m } = ChatMessageModel;
  const spoken = await ChatMessageModel.query(unit.trx).where(m.loadId, loadId).first();
  if (spoken)
    throw conflict(`${loadName} has a chat, which would be lost. Merge into it instead.`, 'HAS_CHAT');
}

/** What the one that stays takes from the other besides its items. */
function joined(load: LoadRecord, other: LoadRecord): Partial<LoadFields> {
  const notes = [load.notes, other.notes].filter(Boolean).join('\n');
  if (notes.length > LONGEST_NOTES)
    throw conflict('Their notes together are too long: shorten them first.', 'NOTES_TOO_LONG');
  const { assistantId, assistantFirstName, assistantLastName } = load.assistantId ? load : other;
  return {
    notes,
    // What somebody asked for stays asked for, and is finished before it is completed.
    startedBy: other.startedBy === 'seller' ? 'seller' : load.startedBy,
    isSellerIn:
      load.isSellerIn || other.isSellerIn || (other.startedBy === 'seller' && load.startedBy === 'buyer'),
    ...{ assistantId, assistantFirstName, assistantLastName },
  };
}
