import type { billingOverview } from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';

type Overview = AnswerOf<typeof billingOverview>;

/** From when until when, both ends included. */
export interface MomentRange {
  from: Date;
  to: Date;
}

/** Bought plans with what was paid; a subscription that nothing was set out for as a purchase was paid as it says. */
const bought = `
  select plan_name as "planName", count(*) as bought, sum(sold.amount_cents)::bigint as revenue,
    coalesce(sum(refunded_cents), 0)::bigint as refunded, 0 as tax, sum(sold.lookup_count)::bigint as lookups,
    sum(sold.lookup_count - sold.remaining)::bigint as used
  from (
    select subscription.*, greatest(0, least(lookup_count, sum(lookup_count)
      over (partition by subscription.user_id order by created_at, subscription_id) - coalesce(lookups, 0))) as remaining
    from subscription left join (
      select user_id, count(*) as lookups from credit_ledger where pot = 'purchased' and reason = 'lookup' group by user_id
    ) as taken using (user_id)
  ) as sold left join (select purchase_id, refunded_cents from purchase) as paid
    on paid.purchase_id = sold.subscription_id
  where created_at between :from and :to
  group by plan_name
  order by revenue desc, plan_name`;

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
export async function readOverview(database: Knex, { from, to }: MomentRange): Promise<Overview> {
  const rowsOf = async <Row>(sql: string) => (await database.raw<{ rows: Row[] }>(sql, { from, to })).rows;
  return {
    plans: await rowsOf<Overview['plans'][number]>(bought),
    use: (await rowsOf<Overview['use']>(use))[0] ?? { free: 0, earned: 0, purchased: 0 },
    promoCodes: await rowsOf<Overview['promoCodes'][number]>(promoCodes),
  };
}
