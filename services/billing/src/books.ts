import type { BookRule } from '@washcoat/testing';

/** What holds in billing: no credit from nowhere, none spent twice. */
export const billingBooks: readonly BookRule[] = [
  {
    name: 'no pot of a month is overdrawn',
    domains: ['billing'],
    query: `select 'user ' || user_id || ' has ' || sum(change) || ' ' || pot || ' credits in ' || month
      from billing.credit_ledger where pot <> 'purchased' group by user_id, pot, month having sum(change) < 0`,
  },
  {
    name: 'no purchased credits are overdrawn',
    domains: ['billing'],
    query: `select 'user ' || user_id || ' has ' || sum(change) || ' purchased credits'
      from billing.credit_ledger where pot = 'purchased' group by user_id having sum(change) < 0`,
  },
  {
    name: 'a converter costs a user one credit a day',
    domains: ['billing'],
    query: `select 'user ' || user_id || ' paid ' || count(*) || ' times for ' || product_id || ' on ' || day
      from billing.credit_ledger where reason = 'lookup' group by user_id, product_id, day having count(*) > 1`,
  },
  {
    name: 'the free credits of a month are given once',
    domains: ['billing'],
    query: `select 'user ' || user_id || ' got ' || sum(change) || ' free credits in ' || month
      from billing.credit_ledger where reason = 'month' group by user_id, month having sum(change) <> 50`,
  },
  {
    name: 'a promo code counts the purchases that have it',
    domains: ['billing'],
    query: `select 'promo code ' || code || ' counts ' || used || ' uses of ' || kept
      from (
        select code, used,
          (select count(*) from billing.promo_use
            where promo_use.promocode_id = promo_code.promocode_id and released_at is null) as kept
        from billing.promo_code
      ) as counted where used <> kept`,
  },
  {
    name: 'a grant of credits is booked once when it is done, and never before',
    domains: ['billing'],
    query: `select 'grant ' || grant_id || ' is ' || status || ' and booked ' || booked || ' of ' || change
      from (
        select credit_grant.*, coalesce((select sum(ledger.change) from billing.credit_ledger as ledger
          where ledger.source_id = grant_id and ledger.reason in ('grant', 'correction')), 0) as booked
        from billing.credit_grant
      ) as known where booked <> case status when 'done' then change else 0 end`,
  },
];
