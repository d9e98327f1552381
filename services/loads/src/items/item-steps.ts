import type { Session } from '@washcoat/contract-entities';
import { priceSight, type AnswerOf, type InputOf } from '@washcoat/contract-kernel';
import { itemStatuses, type itemHistory } from '@washcoat/contract-loads';
import type { Knex } from 'knex';
import { findLoad } from '../carts/load.repository';
import type { Party } from '../carts/party';
import { areSame } from './item-offer';
import type { ItemRecord } from './item.model';
import { findItem } from './item.repository';
import { disclosureTo, sightThen, type KeptPrice } from './price-disclosure';

type Step = AnswerOf<typeof itemHistory>['list'][number];

type ItemThen = Pick<ItemRecord, 'quantity' | 'unit' | 'adjustedPrice' | 'status' | 'changedBy'> & KeptPrice;

interface StepRow {
  at: Date;
  user_id: string | null;
  user_name: string;
  action: string;
  before: ItemThen | null;
  after: ItemThen;
}

/** As the audit trail names what happens to an item. */
const actions: Record<string, Step['action']> = {
  add: 'added',
  edit: 'changed',
  counter: 'changed',
  approve: 'approved',
  reject: 'rejected',
  'take back': 'taken back',
  reprice: 'changed',
};

/** The most steps that are told. */
const MOST_STEPS = 200;

/**
 * Who asked for what of an item and who agreed, oldest first. Prices as they were known at each step, as the timeline shows
 * them; names of others by the rights of the reader, the side to everybody. Throws 404.
 */
export async function itemSteps(
  database: Knex,
  session: Session,
  { loadId, itemId }: InputOf<typeof itemHistory>,
): Promise<AnswerOf<typeof itemHistory>> {
  await findLoad(database, session, loadId);
  const item = await findItem(database, loadId, itemId);
  const isKnown = await disclosureTo(database, session, [item]);
  const { names } = priceSight(session);
  const rows: StepRow[] = await database('audit_entry')
    .where({ entity: 'load_item', entity_id: itemId })
    .whereIn('action', Object.keys(actions))
    .orderBy('audit_id', 'desc')
    .limit(MOST_STEPS)
    .select('at', 'user_id', 'user_name', 'action', 'before', 'after');
  return {
    list: rows.reverse().map((row) => ({
      action: actions[row.action] ?? 'changed',
      party: sideOf(row),
      by: names || row.user_id === session.userId ? row.user_name : '',
      at: row.at.toISOString(),
      quantity: row.after.quantity,
      unit: row.after.unit,
      ...(sightThen(row.after, session, isKnown).unit ? { adjustedPrice: row.after.adjustedPrice } : {}),
      isWaiting: row.after.status === itemStatuses.underReview,
    })),
  };
}

/** The side that took a step. A change of what needs no answer, such as the box, leaves no trace of it. */
function sideOf({ action, before, after }: StepRow): Party | undefined {
  if (action === 'approve' || action === 'reject') return after.changedBy === 'buyer' ? 'seller' : 'buyer';
  if (action === 'take back') return before?.changedBy;
  const isAnswered = action === 'edit' && before?.status === after.status && before && areSame(before, after);
  return isAnswered ? undefined : after.changedBy;
}
