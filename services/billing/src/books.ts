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
  {
    name: 'a purchase that is granted has its lookups, once, and no other has',
    domains: ['billing'],
    query: `select 'purchase ' || purchase_id || ' is ' || status || ' and has ' || coalesce(given, 0) || ' of ' ||
        lookup_count || ' lookups'
      from billing.purchase left join (select source_id, sum(change) as given from billing.credit_ledger
        where reason = 'purchase' group by source_id) as ledger on source_id = purchase_id
      where coalesce(given, 0) <> case when status = 'granted' then lookup_count else 0 end`,
  },
  {
    name: 'a purchase that is granted was paid, at its own amount',
    domains: ['billing'],
    query: `select 'purchase ' || purchase_id || ' of ' || purchase.amount_cents || ' cents is paid by ' ||
        coalesce(payment.amount_cents::text || ' cents, ' || payment.status, 'nothing')
      from billing.purchase left join billing.payment_transaction as payment on subscription_id = purchase_id
      where purchase.status = 'granted' and purchase.amount_cents > 0
        and (payment.transaction_id is null or payment.status = 'failed'
          or payment.amount_cents <> purchase.amount_cents)`,
  },
  {
    name: 'a payment says of a dispute that was lost what its purchase does',
    domains: ['billing'],
    query: `select 'purchase ' || purchase_id || ' has dispute ' || coalesce(dispute, 'none') || ', its payment is ' ||
        payment.status
      from billing.purchase join billing.payment_transaction as payment on transaction_id = purchase_id
      where (coalesce(dispute, '') = 'lost') <> (payment.status = 'lost')`,
  },
  {
    name: 'the tax of a purchase is that of its rate',
    domains: ['billing'],
    query: `select 'purchase ' || purchase_id || ' has ' || tax_cents || ' cents of tax in ' || amount_cents
      from billing.purchase where tax_cents <> round((amount_cents - tax_cents) * tax_percent / 100)`,
  },
  {
    name: 'refunds of a purchase add up, and so does the tax in them',
    domains: ['billing'],
    query: `select 'purchase ' || purchase_id || ' gave ' || refunded_cents || ' cents back, its refunds are ' || given ||
        ' with ' || tax || ' cents of tax'
      from (
        select purchase.*, coalesce(sum(refund.amount_cents), 0) as given, coalesce(sum(refund.tax_cents), 0) as tax
        from billing.purchase left join billing.purchase_refund as refund using (purchase_id)
        group by purchase_id
      ) as known
      where given <> refunded_cents
        or tax <> least(tax_cents, given - round(given / (1 + tax_percent / 100)))`,
  },
  {
    name: 'no more lookups are taken back than were bought, or than the provider gave cause for',
    domains: ['billing'],
    query: `select 'purchase ' || purchase_id || ' lost ' || lookups_taken_back || ' lookups'
      from billing.purchase where lookups_taken_back not between 0 and least(lookup_count, lookups_due_back)`,
  },
];
