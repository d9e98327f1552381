import { demoSession, type SeedPart } from '@washcoat/service-kit/seed';
import type { Knex } from 'knex';
import { InvoiceModel } from '../invoices/invoice.model';
import { addPayment } from '../payments/add-payment';
import { PaymentModel } from '../payments/payment.model';
import { planPayments, type PayableInvoice } from './payment-plan';

const { columns: i } = InvoiceModel;
const CASHIER = 'buyer@washcoat.test';

/**
 * Payments of the demonstration installation, recorded on their days through the use case. The invoices themselves
 * come out of the completed loads. Where there are payments already, there is nothing to do.
 */
export const seed: SeedPart = {
  service: 'invoicing',
  async run(service, context) {
    const { database, platform } = service;
    if (await PaymentModel.query(database).first()) return;
    await context.settle();
    const session = demoSession(CASHIER);
    const invoices = await payableInvoices(database);
    const planned = planPayments(invoices, context.random('payments'), context.today);
    for (const { paidAt, ...payment } of planned) {
      await service.inTransaction({ session, now: paidAt }, (unit) =>
        addPayment(unit, session, { ...payment, isEarlier: false, isEditInvoice: false }, platform.timezone),
      );
    }
  },
};

async function payableInvoices(database: Knex): Promise<PayableInvoice[]> {
  const invoices = await InvoiceModel.query(database)
    .modify('unpaid')
    .orderBy([i.datedAt, i.loadId])
    .select(i.loadId, i.grandtotal, i.datedAt);
  return invoices.map(({ loadId, grandtotal, datedAt }) => ({ loadId, grandtotal, completedAt: datedAt }));
}
