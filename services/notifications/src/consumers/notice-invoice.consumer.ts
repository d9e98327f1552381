import { invoiceIssued, invoiceSettled, paymentsChanged } from '@washcoat/contract-invoicing';
import { consumer } from '@washcoat/service-kit';
import { invoiceNotice, overpaidNotice } from '../notices/invoice-notice';
import { tell } from '../notices/notice.repository';

/** The customer hears of its new invoice. */
export const noticeIssuedInvoice = consumer({
  name: 'notice-issued-invoice',
  event: invoiceIssued,
  handle: (unit, invoice) =>
    tell(unit, invoiceNotice(invoice, { words: 'is here', at: invoice.issuedAt, version: 0 })),
});

/** The customer hears that nothing is owed any more. */
export const noticeSettledInvoice = consumer({
  name: 'notice-settled-invoice',
  event: invoiceSettled,
  handle: (unit, invoice) =>
    tell(
      unit,
      invoiceNotice(invoice, { words: 'is settled', at: invoice.settledAt, version: invoice.version }),
    ),
});

/** Accounting hears of a credit that a seller owes, until there is none. */
export const noticeOverpaidInvoice = consumer({
  name: 'notice-overpaid-invoice',
  event: paymentsChanged,
  handle: (unit, invoice) => tell(unit, overpaidNotice(invoice)),
});
