import { invoiceGet, invoiceList, invoicePdf, invoiceResend } from '@washcoat/contract-invoicing';
import { downloadLink, forbidden, read, write, type Route, type Service } from '@washcoat/service-kit';
import { presentPayment } from '../payments/payment.presenter';
import { listPayments } from '../payments/payment.repository';
import { listRevisions } from '../revisions/revision.repository';
import { presentInvoiceDetail } from './invoice-detail.presenter';
import { listInvoices } from './invoice-list.repository';
import { invoiceSight, mayExportToAccounting } from './invoice.policy';
import { presentInvoice } from './invoice.presenter';
import { openInvoice } from './open-invoice';
import { resendInvoice } from './resend-invoice';

const ACCOUNTING_LIST = 1;

/** Calls on invoices. */
export const invoiceRoutes = (service: Service): readonly Route[] => {
  const { timezone } = service.platform;
  return [
    read(invoiceList, async ({ database, session, now }, input) => {
      if (input.type === ACCOUNTING_LIST && !mayExportToAccounting(session)) throw forbidden();
      const rows = await listInvoices(database, session, input);
      return {
        list: rows
          .slice(0, input.count)
          .map((row) => presentInvoice(row, { now, timezone }, invoiceSight(row, session))),
        areMoreItemsAvailable: rows.length > input.count,
      };
    }),
    read(invoiceGet, async ({ database, session, now }, { loadId }) => {
      const invoice = await openInvoice(database, session, loadId);
      const [revisions, payments] = await Promise.all([
        listRevisions(database, loadId),
        listPayments(database, loadId),
      ]);
      const sight = invoiceSight(invoice, session);
      return {
        loadDetails: presentInvoiceDetail(invoice, revisions, { now, timezone }, sight),
        paymentDetails: {
          list: payments.map((row) => presentPayment(row, sight)),
          ...(sight.sums
            ? { amountReceived: Number(invoice.amount_paid), balance: Number(invoice.balance) }
            : {}),
        },
      };
    }),
    read(invoicePdf, async (context, { loadId }) => {
      await openInvoice(context.database, context.session, loadId);
      return { link: await downloadLink(service, invoicePdf, { loadId }, context) };
    }),
    write(invoiceResend, (context, input) => resendInvoice(context, context.session, input)),
  ];
};
