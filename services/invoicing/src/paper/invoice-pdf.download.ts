import { invoicePdf } from '@washcoat/contract-invoicing';
import { id } from '@washcoat/contract-kernel';
import type { Download, Service } from '@washcoat/service-kit';
import { z } from 'zod';
import { presentInvoiceDetail } from '../invoices/invoice-detail.presenter';
import { invoiceSight } from '../invoices/invoice.policy';
import { openInvoice } from '../invoices/open-invoice';
import { listRevisions } from '../revisions/revision.repository';
import { printInvoice } from './print-invoice';

const ticket = z.object({ loadId: id });

/** The invoice as PDF, named by its number, with the prices that who opens it may see. */
export const invoicePdfDownload = ({ platform }: Service): Download => ({
  call: invoicePdf,
  async make({ database, session, now }, input) {
    const { loadId } = ticket.parse(input);
    const invoice = await openInvoice(database, session, loadId);
    const revisions = await listRevisions(database, loadId);
    const { timezone } = platform;
    const sight = invoiceSight(invoice, session);
    const page = presentInvoiceDetail(invoice, revisions, { now, timezone }, sight);
    return {
      fileName: `${invoice.invoiceNo ?? invoice.loadName}.pdf`,
      contentType: 'application/pdf',
      body: await printInvoice(platform, page),
    };
  },
});
