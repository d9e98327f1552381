import { invoiceIssued, invoiceSettled } from '@washcoat/contract-invoicing';
import { consumer } from '@washcoat/service-kit';
import { invoiceNotice } from '../notices/invoice-notice';
import { tell } from '../notices/notice.repository';

/** The customer hears of its new invoice. */
export const noticeIssuedInvoice = consumer({
  name: 'notice-issued-invoice',
  event: invoiceIssued,
  handle: ({ trx }, invoice) =>
    tell(trx, invoiceNotice(invoice, { words: 'is here', at: invoice.issuedAt, version: 0 })),
});

/** The customer hears that nothing is owed any more. */
export const noticeSettledInvoice = consumer({
  name: 'notice-settled-invoice',
  event: invoiceSettled,
  handle: ({ trx }, invoice) =>
    tell(
      trx,
      invoiceNotice(invoice, { words: 'is settled', at: invoice.settledAt, version: invoice.version }),
    ),
});
