import * as desk from './invoice-desk.endpoints';
import * as lists from './invoice-lists.endpoints';
import * as invoices from './invoices.endpoints';
import * as payments from './payments.endpoints';
import * as statements from './statement.endpoints';

export * from './invoice-desk.endpoints';
export * from './invoice-file.internal';
export * from './invoice-lists.endpoints';
export * from './invoices.endpoints';
export * from './invoicing.events';
export * from './load-size';
export * from './payments.endpoints';
export * from './signature-words';
export * from './statement.endpoints';

/** Every call of the invoicing service. */
export const invoicingEndpoints = [
  lists.invoiceList,
  lists.invoiceTotals,
  lists.invoiceDump,
  invoices.invoiceGet,
  invoices.invoiceRevision,
  invoices.invoicePdf,
  invoices.invoiceResend,
  desk.invoiceDelete,
  desk.lotUpdate,
  desk.sageExportMake,
  desk.sageExportList,
  desk.sageExportFile,
  payments.paymentList,
  payments.paymentSteps,
  payments.paymentAdd,
  payments.paymentSplit,
  payments.paymentEdit,
  payments.paymentDelete,
  statements.accountStatement,
];
