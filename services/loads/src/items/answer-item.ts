import type { Session } from '@washcoat/contract-entities';
import { isStale, notFound, Problem, type UnitOfWork } from '@washcoat/service-kit';
import { move } from '../carts/load';
import type { LoadRecord } from '../carts/load.model';
import { lockLoad, updateLoad } from '../carts/load.repository';
import { partyOf, type Party } from '../carts/party';
import { publishLoad } from '../carts/publish-load';
import { takingPart } from '../carts/taking-part';
import type { ItemRecord } from './item.model';
import { itemsNamed, removeItem, rewriteItems } from './item.repository';
import { staleItem } from './edit-item';
import { orProblem } from './or-problem';
import { disclosureTo, type Disclosure } from './price-disclosure';

interface AnswerFacts {
  load: LoadRecord;
  party: Party;
  /** Which prices whoever answers knows. */
  isKnown: Disclosure;
}

/** An answer to an item: what it becomes, null when it goes. */
export interface ItemAnswer {
  itemId: string;
  /** The item as the user has seen it; without one, as it is. */
  version?: number;
  /** What the audit trail calls it. */
  action: 'approve' | 'reject' | 'counter' | 'take back';
  answer: (before: ItemRecord, facts: AnswerFacts) => ItemRecord | null;
}

/**
 * Answers an item of a load, and tells the other side. Throws 404, 409 STALE when the item is not any more what the user
 * has seen, and what `answer` throws.
 */
export async function answerItem(
  unit: UnitOfWork,
  session: Session,
  loadId: string,
  answer: ItemAnswer,
): Promise<ItemRecord | null> {
  const [answered = null] = await answerItems(unit, session, loadId, [answer]);
  if (answered instanceof Problem) throw answered;
  return answered;
}

/**
 * Answers several items of a load, in their order, and tells the other side once. Each is answered by itself: with what
 * it became, or why it was refused while the others were answered.
 *
 * @throws 404, 409 for a load whose items are not reviewed
 */
export async function answerItems(
  unit: UnitOfWork,
  session: Session,
  loadId: string,
  answers: readonly ItemAnswer[],
): Promise<(ItemRecord | null | Problem)[]> {
  const { trx, now } = unit;
  const load = await lockLoad(trx, session, loadId);
  move(load, 'reviewItem');
  const found = await itemsNamed(
    trx,
    load.loadId,
    answers.map(({ itemId }) => itemId),
  );
  const party = partyOf(load, session);
  const isKnown = await disclosureTo(trx, session, found);
  const items = new Map(found.map((item) => [item.itemId, item]));
  const changes: Change[] = [];
  const results = answers.map((asked) =>
    orProblem(() => {
      const before = items.get(asked.itemId);
      if (!before) throw notFound('This item');
      if (isStale(before, asked.version)) throw staleItem(before, session, isKnown);
      const answered = asked.answer(before, { load, party, isKnown });
      const after = answered && { ...answered, updatedAt: now, version: before.version + 1 };
      changes.push({ action: asked.action, before, after });
      if (after) items.set(after.itemId, after);
      else items.delete(before.itemId);
      return after;
    }),
  );
  if (changes.length === 0) return results;
  await writeChanges(unit, changes, items);
  const saved = await updateLoad(trx, load, now, takingPart(load, party, session));
  await publishLoad(unit, session, saved, { kind: null });
  return results;
}

interface Change extends Pick<ItemAnswer, 'action'> {
  before: ItemRecord;
  after: ItemRecord | null;
}

/** Writes each item as it is in the end, and every step into the audit trail. */
async function writeChanges(
  unit: UnitOfWork,
  changes: readonly Change[],
  items: ReadonlyMap<string, ItemRecord>,
): Promise<void> {
  const answered = [...new Set(changes.map(({ before }) => before.itemId))];
  const kept = answered.flatMap((itemId) => items.get(itemId) ?? []);
  if (kept.length) await unit.write(rewriteItems(kept.map((item) => ({ item }))));
  for (const itemId of answered) if (!items.has(itemId)) await removeItem(unit.trx, itemId);
  for (const { action, before, after } of changes)
    await unit.audit({
      action,
      entity: 'load_item',
      entityId: before.itemId,
      before,
      after: after ?? undefined,
    });
}
