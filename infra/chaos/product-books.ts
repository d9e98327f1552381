import { billingBooks } from '@washcoat/service-billing/books';
import { convertersBooks } from '@washcoat/service-converters/books';
import { invoicingBooks } from '@washcoat/service-invoicing/books';
import { loadsBooks } from '@washcoat/service-loads/books';
import { reportingBooks } from '@washcoat/service-reporting/books';
import { settlementBooks } from '@washcoat/service-settlement/books';
import { eventBooks, type BookRule } from '@washcoat/testing';
import { serviceNames } from '../local/definitions';

/** What holds between domains; what holds in one is in the `books.ts` of its service. */
const betweenDomains: readonly BookRule[] = [
  {
    name: 'a completed order has an invoice',
    domains: ['invoicing', 'loads'],
    query: `select 'order ' || load_id || ' has no invoice' from loads.load
      where type = 4 and not exists
        (select from invoicing.invoice where invoice.load_id = load.load_id and invoice_no is not null)`,
  },
  {
    name: 'an invoice has a completed order',
    domains: ['invoicing', 'loads'],
    query: `select 'invoice ' || invoice_no || ' has no completed order' from invoicing.invoice
      where invoice_no is not null and not exists
        (select from loads.load where load.load_id = invoice.load_id and load.type = 4)`,
  },
  {
    name: 'an invoice is of the state of its order',
    domains: ['invoicing', 'loads'],
    query: `select 'invoice ' || invoice_no || ' is of ' || invoice.load_version || ', its order of ' || load.version
      from invoicing.invoice join loads.load using (load_id)
      where load.type = 4 and invoice.load_version <> load.version`,
  },
  {
    name: 'the report is of the state of its order',
    domains: ['reporting', 'loads'],
    query: `select 'order ' || load_id || ' is reported as of ' || coalesce(reported_load.version::text, 'never')
      from loads.load left join reporting.reported_load using (load_id)
      where load.type = 4 and reported_load.version is distinct from load.version`,
  },
  {
    name: 'the report knows the number of the invoice',
    domains: ['reporting', 'invoicing'],
    query: `select 'invoice ' || invoice.invoice_no || ' is ' || coalesce(invoice_copy.invoice_no, 'unknown')
      from invoicing.invoice left join reporting.invoice_copy using (load_id)
      where invoice.invoice_no is distinct from nullif(invoice_copy.invoice_no, '')`,
  },
  {
    name: 'every item that was looked at is reported, and nothing else',
    domains: ['reporting', 'loads'],
    query: `with wanted as (
        select load_id, item_id from loads.load join loads.load_item using (load_id)
        where load.type = 4 and load_item.status <> 2
          and (load_item.is_did_not_buy or load_item.status = 1)
      ), reported as (
        select load_id, item_id from reporting.transaction_row
        union all select load_id, item_id from reporting.did_not_buy_row
      )
      select 'order ' || load_id || ' has ' || count(wanted.item_id) || ' items to report and '
        || count(reported.item_id) || ' report rows, ' || count(distinct item_id) || ' different'
      from wanted full join reported using (load_id, item_id)
      group by load_id
      having count(wanted.item_id) <> count(*) or count(reported.item_id) <> count(*)
        or count(distinct item_id) <> count(*)`,
  },
  {
    name: 'a sale earns credits',
    domains: ['billing', 'loads'],
    query: `select 'order ' || load_id || ' earned no credits' from loads.load
      where type = 4 and seller_user_id is not null
        and not exists (select from billing.credit_ledger where reason = 'sale' and source_id = load_id)`,
  },
  {
    name: 'credits of a sale have a sale',
    domains: ['billing', 'loads'],
    query: `select 'credits for ' || source_id from billing.credit_ledger
      where reason = 'sale' and not exists (select from loads.load where load_id = source_id and type = 4)`,
  },
  {
    name: 'the customer is written to about an invoice',
    domains: ['notifications', 'invoicing'],
    query: `select 'nobody was written to about ' || (envelope #>> '{data,invoiceNo}') from invoicing.outbox
      where envelope ->> 'type' = 'invoicing.invoice-issued.v1' and envelope #>> '{data,customerEmail}' <> ''
        and not exists (select from notifications.mail where mail.event_id = outbox.event_id)`,
  },
];

/** What must add up in the whole product once every event is handled. */
export const productBooks: readonly BookRule[] = [
  ...loadsBooks,
  ...invoicingBooks,
  ...reportingBooks,
  ...billingBooks,
  ...convertersBooks,
  ...settlementBooks,
  ...betweenDomains,
  ...eventBooks(serviceNames),
];
