import { keepCompanyCopy, type ServiceDefinition } from '@washcoat/service-kit';
import { amendInvoice } from './consumers/amend-invoice.consumer';
import { followFacilityName } from './consumers/follow-facility-name.consumer';
import { issueInvoice } from './consumers/issue-invoice.consumer';
import { recordFinishedLoad } from './consumers/record-finished-load.consumer';
import { reserveCodeOfFacility } from './consumers/reserve-facility-code.consumer';
import { invoiceDumpDownload } from './invoices/invoice-dump.download';
import { invoiceRoutes } from './invoices/invoice.routes';
import { lotDownload, lotRoutes } from './lots/lot.routes';
import { migrations } from './migrations';
import { invoiceFileCall } from './paper/invoice-file.internal';
import { invoicePdfDownload } from './paper/invoice-pdf.download';
import { paymentRoutes } from './payments/payment.routes';
import { sageDownload } from './sage/sage.download';
import { sageRoutes } from './sage/sage.routes';
import { statementDownload } from './statements/statement.download';
import { statementRoutes } from './statements/statement.routes';

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
  routes: (service) => [
    ...invoiceRoutes(service),
    ...paymentRoutes(service),
    ...lotRoutes(service),
    ...sageRoutes(service),
    ...statementRoutes(service),
  ],
  downloads: (service) => [
    invoicePdfDownload(service),
    invoiceDumpDownload(service),
    lotDownload(service),
    sageDownload(service),
    statementDownload(service),
  ],
  uploads: [
    { table: 'invoice', column: 'snapshot' },
    { table: 'invoice_revision', column: 'snapshot' },
  ],
  internalCalls: () => [invoiceFileCall()],
};
