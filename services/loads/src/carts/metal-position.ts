import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import {
  itemStatuses,
  loadTypes,
  type metalPosition as metalPositionCall,
  type MetalPosition,
} from '@washcoat/contract-loads';
import { Decimal, lineOunces, paidShare, toCents, type LoadDiscount, type LoadPart } from '@washcoat/metals';
import type { Knex } from 'knex';
import { raw, type QueryBuilder } from 'objection';
import { ItemModel } from '../items/item.model';
import { withAssays, type PromisedLine } from './held-metal';
import { LoadModel } from './load.model';

const { columns: l } = LoadModel;
const { columns: i } = ItemModel;
const DAYS_MS = 30 * 86_400_000;

/** What the converters of one load come to before its discount. */
type LoadMoney = LoadPart & LoadDiscount;

/** The metal in the open carts and quotes in scope, and in what was bought in the 30 days up to `now`. */
export async function metalPosition(
  database: Knex,
  session: Session,
  now: Date,
): Promise<AnswerOf<typeof metalPositionCall>> {
  const since = new Date(now.getTime() - DAYS_MS);
  const seen = () =>
    LoadModel.query(database)
      .joinRelated('facilityCopy', { alias: 'facility_copy' })
      .modify('seenBy', session)
      .select(l.loadId);
  const open = () => seen().whereIn(l.type, [loadTypes.cart, loadTypes.finished, loadTypes.quote]);
  // A completed order has changed since it was completed, and the index of loads goes by their last change.
  const completed = () =>
    seen()
      .where(l.type, loadTypes.invoice)
      .where(l.updatedAt, '>=', since)
      .where(l.buyerFinalisedDate, '>=', since)
      .modify('withoutDeletedInvoice');
  const [carts, bought] = await Promise.all([positionOf(database, open), positionOf(database, completed)]);
  return { carts, bought, since: since.toISOString() };
}

async function positionOf(database: Knex, loads: () => QueryBuilder<LoadModel>): Promise<MetalPosition> {
  const lines = await boughtItems(database, loads())
    .whereNotNull(i.productId)
    .select(i.productId, i.snapshotId, i.group)
    .sum(`${i.finalQty} as pieces`)
    .groupBy(i.productId, i.snapshotId, i.group)
    .castTo<PromisedLine[]>();
  const known = await withAssays(database, lines);
  const { ounces, unknownLines } = lineOunces(known);
  return {
    converters: new Set(lines.map(({ productId }) => productId)).size,
    ounces,
    unknownLines: unknownLines + lines.length - known.length,
    amount: toCents(await paidFor(database, loads())),
  };
}

/** What is paid for the converters of the loads: of each load their share of what it comes to after its discount. */
async function paidFor(database: Knex, loads: QueryBuilder<LoadModel>): Promise<Decimal> {
  const money = await boughtItems(database, loads)
    .join('load', l.loadId, i.loadId)
    .select(l.discount, l.discountIsPercentage)
    .sum(`${i.total} as subtotal`)
    .select(raw('sum(??) filter (where ?? is not null) as part', [i.total, i.productId]))
    .groupBy(l.loadId)
    .havingRaw('count(??) > 0', [i.productId])
    .castTo<LoadMoney[]>();
  return Decimal.sum(0, ...money.map((each) => paidShare(each, each)));
}

const boughtItems = (database: Knex, loads: QueryBuilder<LoadModel>) =>
  ItemModel.query(database)
    .whereIn(i.loadId, loads)
    .whereNot(i.status, itemStatuses.rejected)
    .where(i.isDidNotBuy, false);
