import type { billingOverview } from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { lossIn } from '../purchases/refund';
import { RefundModel } from '../purchases/refund.model';
import { useOfPlans } from '../subscriptions/use-of-plans';
import type { MomentRange } from './moment-range';

const { columns: r } = RefundModel;

type Overview = AnswerOf<typeof billingOverview>;

/** What was given back of each purchase, and how much of that is sales tax. */
const given = (database: Knex) =>
  RefundModel.query(database)
    .groupBy(r.purchaseId)
    .select(r.purchaseId)
    .select(raw('sum(??) as amount, sum(??) as tax', [r.amountCents, r.taxCents]))
    .toKnexQuery();

const loss = lossIn('paid', 'given');

/** Bought plans with what was paid; a subscription that nothing was set out for as a purchase was paid as it says. */
const bought = (database: Knex, { from, to }: MomentRange): Promise<Overview['plans']> =>
  database('subscription as sold')
    .join(useOfPlans(database).as('used'), 'used.subscription_id', 'sold.subscription_id')
    .leftJoin('purchase as paid', 'paid.purchase_id', 'sold.subscription_id')
    .leftJoin(given(database).as('given'), 'given.purchase_id', 'sold.subscription_id')
    .whereBetween('sold.created_at', [from, to])
    .groupBy('sold.plan_name')
    .orderBy([{ column: 'revenue', order: 'desc' }, { column: 'planName' }])
    .select({
      planName: 'sold.plan_name',
      bought: database.raw('count(*)'),
      revenue: database.raw(`sum(sold.amount_cents - ${loss.amount})::bigint`),
      refunded: database.raw('coalesce(sum(given.amount), 0)::bigint'),
      tax: database.raw(`coalesce(sum(paid.tax_cents - ${loss.tax}), 0)::bigint`),
      refundedTax: database.raw('coalesce(sum(given.tax), 0)::bigint'),
      lost: database.raw(`sum(${loss.amount})::bigint`),
      lostTax: database.raw(`sum(${loss.tax})::bigint`),
      lookups: database.raw('sum(sold.lookup_count)::bigint'),
      used: database.raw('sum(used.used)::bigint'),
    });

const use = `
  select count(*) filter (where pot = 'free') as free, count(*) filter (where pot = 'earned') as earned,
    count(*) filter (where pot = 'purchased') as purchased
  from credit_ledger where reason = 'lookup' and at between :from and :to`;

const promoCodes = `
  select code, count(*) as used, sum(discount_cents)::bigint as discount,
    sum(price_cents - discount_cents)::bigint as paid
  from promo_use where released_at is null and used_at between :from and :to
  group by code order by used desc, code`;

/** What was sold, used and taken off in a range. */
export async function readOverview(database: Knex, range: MomentRange): Promise<Overview> {
  const { from, to } = range;
  const rowsOf = async <Row>(sql: string) => (await database.raw<{ rows: Row[] }>(sql, { from, to })).rows;
  return {
    plans: await bought(database, range),
    use: (await rowsOf<Overview['use']>(use))[0] ?? { free: 0, earned: 0, purchased: 0 },
    promoCodes: await rowsOf<Overview['promoCodes'][number]>(promoCodes),
  };
}
