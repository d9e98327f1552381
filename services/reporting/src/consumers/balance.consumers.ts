import { invoiceIssued, paymentsChanged } from '@washcoat/contract-invoicing';
import { consumer, keepCopy, statement } from '@washcoat/service-kit';

const keepTotal = statement<'loadId' | 'balance'>(`insert into balance_copy (load_id, version, balance)
  values (:loadId, 0, :balance) on conflict (load_id) do nothing`);

/** Until something is paid of an invoice, or its total changes, all of it is open. */
export const keepFirstBalance = consumer({
  name: 'keep-first-balance',
  event: invoiceIssued,
  async handle({ writeLast }, { loadId, grandtotal }) {
    writeLast(keepTotal({ loadId, balance: grandtotal }));
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
