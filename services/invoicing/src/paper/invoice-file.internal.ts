import { invoiceFile } from '@washcoat/contract-invoicing';
import { clock, internalRead, notFound } from '@washcoat/service-kit';
import { presentInvoiceDetail } from '../invoices/invoice-detail.presenter';
import { findInvoiceForService } from '../invoices/invoice.repository';
import { listRevisions } from '../revisions/revision.repository';
import { printInvoice } from './print-invoice';

/** The invoice as PDF for the service that mails it. */
export const invoiceFileCall = () =>
  internalRead({
    ...invoiceFile,
    async handle({ database, platform }, { loadId }) {
      const invoice = await findInvoiceForService(database, loadId);
      if (!invoice) throw notFound('This invoice');
      const revisions = await listRevisions(database, loadId);
      const { timezone } = platform;
      return printInvoice(platform, presentInvoiceDetail(invoice, revisions, { now: clock.now(), timezone }));
    },
  });
