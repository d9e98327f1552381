import { purchaseNoun, type purchaseList } from '@washcoat/contract-billing';
import type { InputOf } from '@washcoat/contract-kernel';
import { columnsOf, everyRow, keysetPageOf, modelOf, type Stored } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { raw, type QueryBuilder } from 'objection';
import type { MomentRange } from '../operations/moment-range';
import { SubscriptionModel } from '../subscriptions/subscription.model';
import { nameOfUser } from '../users/user-copy.model';
import { lossIn } from './refund';

const BOUGHT = 'bought';
const b = columnsOf(purchaseNoun, {}, BOUGHT);

/** What was bought as the list of it reads it: the columns of `facts`. */
class BoughtModel extends modelOf(purchaseNoun, {}, BOUGHT) {}

/** What was bought, as its noun declares it. */
export type ListedPurchase = Stored<typeof purchaseNoun>;
export type PurchaseFilters = Omit<InputOf<typeof purchaseList>, 'from' | 'to' | 'count' | 'offset'>;

const loss = lossIn('purchase', 'refund');

/** A purchase from before there were any was paid as its subscription says, and has no tax. */
const facts = `
  sold.subscription_id as purchase_id, sold.created_at as at, coalesce(company.company_name, '') as company_name,
  ${nameOfUser('sold.user_id', 'buyer')} as user_name, sold.user_id, sold.plan_name, sold.plan_version,
  sold.lookup_count as lookups, price.list as list_price,
  coalesce(purchase.promo_code, promo.code, '') as promo_code,
  price.list - (sold.amount_cents - price.tax) as discount,
  sold.amount_cents - price.tax as net, price.tax as tax, sold.amount_cents as amount,
  refund.amount - refund.tax as refunded_net, refund.tax as refunded_tax, refund.amount as refunded,
  ${loss.amount} - ${loss.tax} as lost_net, ${loss.tax} as lost_tax, ${loss.amount} as lost,
  payment.transaction_id, coalesce(payment.payment_id, '') as payment_id,
  trim(coalesce(payment.brand, '') || ' ' || coalesce(payment.card, '')) as card,
  coalesce(payment.status, 'none') as status`;

const PRICE = `cross join lateral (select coalesce(purchase.tax_cents, 0) as tax,
  coalesce(purchase.list_cents, promo.price_cents, sold.amount_cents) as list) as price`;
const REFUND = `cross join lateral (select coalesce(sum(amount_cents), 0)::int as amount,
  coalesce(sum(tax_cents), 0)::int as tax
  from purchase_refund where purchase_refund.purchase_id = sold.subscription_id) as refund`;

function purchases(
  database: Knex,
  { from, to }: MomentRange,
  filters: PurchaseFilters,
): QueryBuilder<BoughtModel, ListedPurchase[]> {
  const sold = SubscriptionModel.query(database)
    .alias('sold')
    .leftJoinRelated('[buyer, company, payment, purchase, promo]')
    .joinRaw(PRICE)
    .joinRaw(REFUND)
    .whereBetween('sold.created_at', [from, to])
    .select(raw(facts))
    .as(BOUGHT);
  const found = BoughtModel.query(database).from(sold).select(`${BOUGHT}.*`);
  for (const name of ['planName', 'promoCode', 'userId', 'status'] as const)
    if (filters[name] !== undefined) void found.where(b[name], filters[name]);
  return found.castTo<ListedPurchase[]>();
}

/** What was bought in a range, newest first: of a plan, with a promo code, by a user or of a status where asked. */
export const listPurchases = (
  database: Knex,
  range: MomentRange,
  filters: PurchaseFilters,
): QueryBuilder<BoughtModel, ListedPurchase[]> =>
  purchases(database, range, filters).orderBy([
    { column: b.at, order: 'desc' },
    { column: b.purchaseId, order: 'desc' },
  ]);

/** The same whole and oldest first, a page in memory at a time. */
export function everyPurchase(
  database: Knex,
  range: MomentRange,
  filters: PurchaseFilters,
): AsyncGenerator<ListedPurchase> {
  const columns = [
    { sql: b.at, type: 'timestamptz' },
    { sql: b.purchaseId, type: 'uuid' },
  ] as const;
  return everyRow((page) =>
    keysetPageOf(database, purchases(database, range, filters), page, { columns, direction: 'asc' }),
  );
}
