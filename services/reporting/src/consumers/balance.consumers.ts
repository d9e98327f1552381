import { invoiceIssued, paymentsChanged } from '@washcoat/contract-invoicing';
import { keepCopy, keepFirst } from '@washcoat/service-kit';

/** Until something is paid of an invoice, or its total changes, all of it is open. */
export const keepFirstBalance = keepFirst({
  name: 'keep-first-balance',
  event: invoiceIssued,
  table: 'balance_copy',
  key: 'load_id',
  columns: ({ loadId, grandtotal }) => ({ load_id: loadId, version: 0, balance: grandtotal }),
});

/** Keeps what is open of an invoice. */
export const keepBalance = keepCopy({
  name: 'keep-balance',
  event: paymentsChanged,
  table: 'balance_copy',
  key: 'load_id',
  columns: ({ loadId, version, balance }) => ({ load_id: loadId, version, balance }),
});
