import { invoiceIssued, paymentsChanged } from '@washcoat/contract-invoicing';
import { consumer, keepCopy } from '@washcoat/service-kit';

/** Until something is paid of an invoice, or its total changes, all of it is open. */
export const keepFirstBalance = consumer({
  name: 'keep-first-balance',
  event: invoiceIssued,
  async handle({ trx }, { loadId, grandtotal }) {
    await trx('balance_copy')
      .insert({ load_id: loadId, version: 0, balance: grandtotal })
      .onConflict('load_id')
      .ignore();
  },
  tables: ['balance_copy'],
});

/** Keeps what is open of an invoice. */
export const keepBalance = keepCopy({
  name: 'keep-balance',
  event: paymentsChanged,
  table: 'balance_copy',
  key: 'load_id',
  columns: ({ loadId, version, balance }) => ({ load_id: loadId, version, balance }),
});
