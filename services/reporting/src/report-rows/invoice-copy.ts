import { statement } from '@washcoat/service-kit';

/**
 * What is told of an invoice may come in any order and twice. A number never changes, so the first one stays. A deleted
 * pending invoice is kept without a number; one that is issued nevertheless is not deleted (102).
 */
export const keepIssued = statement<'load_id' | 'invoice_no'>(`insert into invoice_copy (load_id, invoice_no)
  values (:load_id, :invoice_no)
  on conflict (load_id) do update set invoice_no = excluded.invoice_no, is_deleted = false
   where invoice_copy.invoice_no = ''`);

/** An issued invoice is deleted for good. */
export const markDeleted = statement<'load_id' | 'invoice_no'>(`insert into invoice_copy
    (load_id, invoice_no, is_deleted) values (:load_id, :invoice_no, true)
  on conflict (load_id) do update set is_deleted = true,
    invoice_no = coalesce(nullif(invoice_copy.invoice_no, ''), excluded.invoice_no)`);

/** A pending invoice is deleted, unless it has a number by now. */
export const markPendingDeleted = statement<'load_id'>(`insert into invoice_copy
    (load_id, invoice_no, is_deleted) values (:load_id, '', true)
  on conflict (load_id) do nothing`);
