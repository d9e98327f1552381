import { invoiceFile } from '@washcoat/contract-invoicing';
import { internalCall, notFound, type Service } from '@washcoat/service-kit';
import { presentInvoiceDetail } from '../invoices/invoice-detail.presenter';
import { findInvoiceForService } from '../invoices/invoice.repository';
import { listRevisions } from '../revisions/revision.repository';
import { printInvoice } from './print-invoice';

/** The invoice as PDF for the service that mails it. */
export const invoiceFileCall = ({ platform }: Service) =>
  internalCall({
    ...invoiceFile,
    async handle({ trx, now }, { loadId }) {
      const invoice = await findInvoiceForService(trx, loadId);
      if (!invoice) throw notFound('This invoice');
      const revisions = await listRevisions(trx, loadId);
      const { timezone } = platform;
      return printInvoice(platform, presentInvoiceDetail(invoice, revisions, { now, timezone }));
    },
  });
