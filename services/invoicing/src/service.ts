import { keepCompanyCopy, type ServiceDefinition } from '@washcoat/service-kit';
import { amendInvoice } from './consumers/amend-invoice.consumer';
import { followFacilityName } from './consumers/follow-facility-name.consumer';
import { issueInvoice } from './consumers/issue-invoice.consumer';
import { recordFinishedLoad } from './consumers/record-finished-load.consumer';
import { reserveCodeOfFacility } from './consumers/reserve-facility-code.consumer';
import { invoiceRoutes } from './invoices/invoice.routes';
import { migrations } from './migrations';
import { invoiceFileCall } from './paper/invoice-file.internal';
import { invoicePdfDownload } from './paper/invoice-pdf.download';
import { paymentRoutes } from './payments/payment.routes';

/** Invoices out of finished and completed loads, their numbers, revisions and payments. */
export const invoicingService: ServiceDefinition = {
  name: 'invoicing',
  migrations,
  consumers: [
    keepCompanyCopy,
    reserveCodeOfFacility,
    followFacilityName,
    recordFinishedLoad,
    issueInvoice,
    amendInvoice,
  ],
  routes: (service) => [...invoiceRoutes(service), ...paymentRoutes(service)],
  downloads: (service) => [invoicePdfDownload(service)],
  uploads: [
    { table: 'invoice', column: 'snapshot' },
    { table: 'invoice_revision', column: 'snapshot' },
  ],
  internalCalls: () => [invoiceFileCall()],
};
