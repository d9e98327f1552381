import {
  paymentAdd,
  paymentDelete,
  paymentEdit,
  paymentList,
  paymentSplit,
  paymentSteps,
} from '@washcoat/contract-invoicing';
import { read, write, type Route, type Service } from '@washcoat/service-kit';
import { invoiceSight } from '../invoices/invoice.policy';
import { openInvoice } from '../invoices/open-invoice';
import { addPayment } from './add-payment';
import { deletePayment } from './delete-payment';
import { editPayment } from './edit-payment';
import { listPaymentSteps } from './list-payment-steps';
import { presentPayment } from './payment.presenter';
import { listPayments } from './payment.repository';
import { splitPayment } from './split-payment';

/** Calls on payments. */
export const paymentRoutes = ({ platform }: Service): readonly Route[] => [
  read(paymentList, async ({ database, session }, { loadId, count, offset }) => {
    const invoice = await openInvoice(database, session, loadId);
    const sight = invoiceSight(invoice, session);
    const rows = await listPayments(database, loadId, { count: count + 1, offset });
    return {
      list: rows.slice(0, count).map((row) => presentPayment(row, sight)),
      areMoreItemsAvailable: rows.length > count,
      ...(sight.sums ? { amountReceived: Number(invoice.amountPaid) } : {}),
    };
  }),
  read(paymentSteps, ({ database, session }, input) => listPaymentSteps(database, session, input)),
  write(paymentAdd, (context, input) => addPayment(context, context.session, input, platform.timezone)),
  write(paymentSplit, (context, input) => splitPayment(context, context.session, input, platform.timezone)),
  write(paymentEdit, (context, input) => editPayment(context, context.session, input, platform.timezone)),
  write(paymentDelete, (context, input) => deletePayment(context, context.session, input)),
];
