import type { BookRule } from '@washcoat/testing';

/** What holds in invoicing: numbers without gaps, and money that adds up. */
export const invoicingBooks: readonly BookRule[] = [
  {
    name: 'numbers of a facility have no gaps',
    domains: ['invoicing'],
    query: `select 'the numbers of ' || left(invoice_no, 3) || ' have gaps' from invoicing.invoice
      where invoice_no is not null group by left(invoice_no, 3)
      having min(right(invoice_no, 6)::int) <> 1 or max(right(invoice_no, 6)::int) <> count(*)`,
  },
  {
    name: 'a facility remembers its last number',
    domains: ['invoicing'],
    query: `select 'the last number of ' || code || ' is not ' || last_number from invoicing.facility_number
      where last_number <>
        (select count(*) from invoicing.invoice where invoice_no like facility_number.code || '-%')`,
  },
  {
    name: 'an invoice is announced once',
    domains: ['invoicing'],
    query: `select 'order ' || (envelope #>> '{data,loadId}') || ' was announced ' || count(*) || ' times'
      from invoicing.outbox where envelope ->> 'type' = 'invoicing.invoice-issued.v1'
      group by envelope #>> '{data,loadId}' having count(*) <> 1`,
  },
  {
    name: 'what is paid is the sum of the payments',
    domains: ['invoicing'],
    query: `select 'invoice ' || invoice_no || ' is paid ' || amount_paid || ' by payments of '
        || coalesce(sum(amount), 0)
      from invoicing.invoice left join invoicing.payment using (load_id) group by invoice.load_id
      having amount_paid <> coalesce(sum(amount), 0)`,
  },
  {
    name: 'a settled invoice is one without a balance',
    domains: ['invoicing'],
    query: `select 'invoice ' || invoice_no || ' has a balance of ' || balance
        || case when settled_date is null then ' and is open' else ' and is settled' end
      from invoicing.invoice
      where type = 4 and (settled_date is not null) <> (balance = 0)`,
  },
  {
    name: 'the last told of the payments of an invoice is what is paid',
    domains: ['invoicing'],
    query: `with told as (
        select distinct on (envelope #>> '{data,loadId}') (envelope #>> '{data,loadId}')::uuid as load_id,
          (envelope #>> '{data,amountPaid}')::numeric as amount_paid
        from invoicing.outbox where envelope ->> 'type' = 'invoicing.payments-changed.v1'
        order by envelope #>> '{data,loadId}', (envelope #>> '{data,version}')::int desc
      )
      select 'invoice ' || invoice_no || ' is paid ' || invoice.amount_paid || ' and ' || told.amount_paid
        || ' was told'
      from invoicing.invoice join told using (load_id) where invoice.amount_paid <> told.amount_paid`,
  },
];
