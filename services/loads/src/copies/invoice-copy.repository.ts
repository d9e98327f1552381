import type { Knex } from 'knex';

/** The number of the invoice that an order became; null while invoicing has not told it. */
export async function findInvoiceNo(database: Knex, loadId: string): Promise<string | null> {
  const known: { invoice_no: string } | undefined = await database('invoice_copy')
    .where({ load_id: loadId })
    .first('invoice_no');
  return known?.invoice_no ?? null;
}
