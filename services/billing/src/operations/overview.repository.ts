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

/**
 * What promo codes took off, and what was paid besides and no bank took back, without tax. A use that nothing was set out
 * for as a purchase was paid as it says; one whose purchase is not paid yet adds nothing.
 */
const promoCodes = (database: Knex, { from, to }: MomentRange): Promise<Overview['promoCodes']> =>
  database('promo_use')
    .leftJoin('purchase as paid', 'paid.purchase_id', 'promo_use.purchase_id')
    .leftJoin(given(database).as('given'), 'given.purchase_id', 'promo_use.purchase_id')
    .whereNull('released_at')
    .whereBetween('used_at', [from, to])
    .groupBy('code')
    .orderBy([{ column: 'used', order: 'desc' }, { column: 'code' }])
    .select({
      code: 'code',
      used: database.raw('count(*)'),
      discount: database.raw('sum(discount_cents)::bigint'),
      paid: database.raw(`coalesce(sum(price_cents - discount_cents - (${loss.amount} - ${loss.tax}))
        filter (where paid.purchase_id is null or paid.status in ('succeeded', 'granted')), 0)::bigint`),
    });

/** What was sold, used and taken off in a range. */
export async function readOverview(database: Knex, range: MomentRange): Promise<Overview> {
  const { from, to } = range;
  const { rows } = await database.raw<{ rows: Overview['use'][] }>(use, { from, to });
  return {
    plans: await bought(database, range),
    use: rows[0] ?? { free: 0, earned: 0, purchased: 0 },
    promoCodes: await promoCodes(database, range),
  };
}
