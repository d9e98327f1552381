import * as invoices from './invoices.endpoints';
import * as payments from './payments.endpoints';

export * from './invoice-file.internal';
export * from './invoices.endpoints';
export * from './invoicing.events';
export * from './load-size';
export * from './payments.endpoints';
export * from './signature-words';

/** Every call of the invoicing service. */
export const invoicingEndpoints = [
  invoices.invoiceList,
  invoices.invoiceGet,
  invoices.invoicePdf,
  invoices.invoiceResend,
  payments.paymentList,
  payments.paymentAdd,
  payments.paymentDelete,
];
