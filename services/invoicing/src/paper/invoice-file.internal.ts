import { invoiceFile } from '@washcoat/contract-invoicing';
import { paperSight } from '@washcoat/contract-kernel';
import { clock, findCompanyCopy, internalRead, notFound } from '@washcoat/service-kit';
import { presentInvoiceDetail } from '../invoices/invoice-detail.presenter';
import { findInvoiceForService } from '../invoices/invoice.repository';
import { listRevisions } from '../revisions/revision.repository';
import { printInvoice } from './print-invoice';

/** The invoice as PDF for the service that mails it to its customer, with the prices that the customer's settings allow. */
export const invoiceFileCall = () =>
  internalRead({
    ...invoiceFile,
    async handle({ database, platform }, { loadId }) {
      const invoice = await findInvoiceForService(database, loadId);
      if (!invoice) throw notFound('This invoice');
      const revisions = await listRevisions(database, loadId);
      const { timezone } = platform;
      const customer = await findCompanyCopy(database, invoice.companyId);
      const today = { now: clock.now(), timezone };
      return printInvoice(
        platform,
        presentInvoiceDetail(invoice, revisions, today, paperSight(customer ?? {})),
      );
    },
  });
