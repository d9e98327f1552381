import { receipt, transactionList } from '@washcoat/contract-billing';
import { downloadLink, mapPage, read, type Route, type Service } from '@washcoat/service-kit';
import { listPayments, findPayment } from './payment.repository';
import { presentPayment } from './payment.presenter';
import { assertHasReceipt } from './receipt';

/** The calls that read card payments. */
export const paymentRoutes = (service: Service): readonly Route[] => [
  read(transactionList, async ({ database, session }, page) =>
    mapPage(await listPayments(database, session, page), presentPayment),
  ),
  read(receipt, async (context, input) => {
    const payment = await findPayment(context.database, context.session, input.transactionId);
    assertHasReceipt(payment);
    return { link: await downloadLink(service, receipt, input, context) };
  }),
];
