import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { itemStatuses, type itemHistory } from '@washcoat/contract-loads';
import type { Knex } from 'knex';
import { findLoad } from '../carts/load.repository';
import type { ItemRecord } from './item.model';
import { findItem } from './item.repository';
import { disclosureTo, itemSight } from './price-disclosure';

type Step = AnswerOf<typeof itemHistory>['list'][number];

interface StepRow {
  at: Date;
  user_name: string;
  action: string;
  after: Pick<ItemRecord, 'quantity' | 'unit' | 'adjustedPrice' | 'status' | 'changedBy'>;
}

/** As the audit trail names what happens to an item. */
const actions: Record<string, Step['action']> = {
  add: 'added',
  edit: 'changed',
  counter: 'changed',
  approve: 'approved',
  reject: 'rejected',
  'take back': 'taken back',
};

/** The most steps that are told. */
const MOST_STEPS = 200;

/** Who asked for what of an item and who agreed, oldest first. Throws 404. Prices as the item shows them. */
export async function itemSteps(
  database: Knex,
  session: Session,
  { loadId, itemId }: InputOf<typeof itemHistory>,
): Promise<AnswerOf<typeof itemHistory>> {
  await findLoad(database, session, loadId);
  const item = await findItem(database, loadId, itemId);
  const isPriceShown = itemSight(item, session, await disclosureTo(database, session, [item])).unit;
  const rows: StepRow[] = await database('audit_entry')
    .where({ entity: 'load_item', entity_id: itemId })
    .whereIn('action', Object.keys(actions))
    .orderBy('audit_id', 'desc')
    .limit(MOST_STEPS)
    .select('at', 'user_name', 'action', 'after');
  return {
    list: rows.reverse().map(({ at, user_name, action, after }) => ({
      action: actions[action] ?? 'changed',
      by: user_name,
      at: at.toISOString(),
      quantity: after.quantity,
      unit: after.unit,
      ...(isPriceShown ? { adjustedPrice: after.adjustedPrice } : {}),
      isWaiting: after.status === itemStatuses.underReview,
    })),
  };
}
