import { companyCopyMigration, type Migration } from '@washcoat/service-kit';
import { createFacilityNumber } from './20261101000002-create-facility-number';
import { createInvoice } from './20261101000003-create-invoice';
import { createInvoiceRevision } from './20261101000004-create-invoice-revision';
import { createPayment } from './20261101000005-create-payment';
import { disclosePrices } from './20261122000021-disclose-prices';
import { followFacilityNames } from './20261122000031-follow-facility-names';
import { keepFacilityWords } from './20261122000046-keep-facility-words';
import { reopenOverpaidInvoices } from './20261122000058-reopen-overpaid-invoices';
import { deleteInvoices } from './20261123000101-delete-invoices';
import { keepExportedLines } from './20261123000111-keep-exported-lines';
import { keepExportedVersion } from './20261123000126-keep-exported-version';
import { fillExportedVersion } from './20261123000127-fill-exported-version';
import { stepsOfPayments } from './20261123000136-steps-of-payments';

/** The schema of the invoicing service, in order. */
export const migrations: readonly Migration[] = [
  companyCopyMigration,
  createFacilityNumber,
  createInvoice,
  createInvoiceRevision,
  createPayment,
  disclosePrices,
  followFacilityNames,
  keepFacilityWords,
  reopenOverpaidInvoices,
  deleteInvoices,
  keepExportedLines,
  keepExportedVersion,
  fillExportedVersion,
  stepsOfPayments,
];
