import {
  invoiceDelete,
  invoiceDump,
  invoiceGet,
  invoiceList,
  invoicePdf,
  invoiceResend,
  invoiceRevision,
  invoiceTotals,
} from '@washcoat/contract-invoicing';
import {
  downloadLink,
  mapKeysetPage,
  notFound,
  read,
  write,
  type Route,
  type Service,
} from '@washcoat/service-kit';
import { presentPayment } from '../payments/payment.presenter';
import { listPayments } from '../payments/payment.repository';
import { findRevision, listRevisions } from '../revisions/revision.repository';
import { deleteInvoice } from './delete-invoice';
import { presentInvoiceDetail, presentRevision } from './invoice-detail.presenter';
import { dumpTicket, listOfDump } from './invoice-dump.download';
import { listInvoices, sumByAge, sumInvoices } from './invoice-list.repository';
import { invoiceSight, assertMayListInvoices, isTotalSeen, partyFor } from './invoice.policy';
import { presentInvoice, presentTotals } from './invoice.presenter';
import { openInvoice } from './open-invoice';
import { resendInvoice } from './resend-invoice';

/** Calls on invoices. */
export const invoiceRoutes = (service: Service): readonly Route[] => {
  const { timezone } = service.platform;
  return [
    read(invoiceList, async ({ database, session, now }, input) => {
      assertMayListInvoices(session, input);
      const today = { now, timezone };
      const page = await listInvoices(database, session, input, today);
      return mapKeysetPage(page, (row) => presentInvoice(row, today, invoiceSight(row, session)));
    }),
    read(invoiceTotals, async ({ database, session, now }, input) => {
      assertMayListInvoices(session, input);
      const today = { now, timezone };
      const [sums, ages] = await Promise.all([
        sumInvoices(database, session, input, today),
        sumByAge(database, session, input, today),
      ]);
      return presentTotals(sums, ages, isTotalSeen(session));
    }),
    read(invoiceDump, async (context, input) => {
      assertMayListInvoices(context.session, { type: listOfDump(input), status: input.status });
      return { link: await downloadLink(service, invoiceDump, dumpTicket(input), context) };
    }),
    read(invoiceGet, async ({ database, session, now }, { loadId, isShowAll }) => {
      const invoice = await openInvoice(database, session, loadId);
      const [revisions, payments] = await Promise.all([
        listRevisions(database, loadId),
        listPayments(database, loadId),
      ]);
      const sight = invoiceSight(invoice, session);
      return {
        loadDetails: {
          ...presentInvoiceDetail(invoice, revisions, { now, timezone }, sight, isShowAll),
          party: partyFor(invoice, session),
        },
        paymentDetails: {
          list: payments.map((row) => presentPayment(row, sight)),
          ...(sight.sums
            ? { amountReceived: Number(invoice.amountPaid), balance: Number(invoice.balance) }
            : {}),
        },
      };
    }),
    read(invoiceRevision, async ({ database, session }, { loadId, revision }) => {
      const invoice = await openInvoice(database, session, loadId);
      const load = await findRevision(database, loadId, revision);
      if (!load) throw notFound('This revision');
      return presentRevision(load, revision, invoiceSight(invoice, session));
    }),
    read(invoicePdf, async (context, { loadId }) => {
      await openInvoice(context.database, context.session, loadId);
      return { link: await downloadLink(service, invoicePdf, { loadId }, context) };
    }),
    write(invoiceDelete, (context, input) => deleteInvoice(context, context.session, input)),
    write(invoiceResend, (context, input) => resendInvoice(context, context.session, input)),
  ];
};
