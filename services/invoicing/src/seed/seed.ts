import { demoSession, type SeedPart } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { ISSUED } from '../invoices/invoice.row';
import { addPayment } from '../payments/add-payment';
import { planPayments, type PayableInvoice } from './payment-plan';

const CASHIER = 'buyer@washcoat.test';

/**
 * Payments of the demonstration installation, recorded on their days through the use case. The invoices themselves
 * come out of the completed loads. Where there are payments already, there is nothing to do.
 */
export const seed: SeedPart = {
  service: 'invoicing',
  async run(service, context) {
    const { database, platform } = service;
    if (await database('payment').first('payment_id')) return;
    await context.settle();
    const session = demoSession(CASHIER);
    const invoices = await payableInvoices(database);
    const planned = planPayments(invoices, context.random('payments'), context.today);
    for (const { paidAt, ...payment } of planned) {
      await service.inTransaction({ session, now: paidAt }, (unit) =>
        addPayment(unit, session, { ...payment, isEditInvoice: false }, platform.timezone),
      );
    }
  },
};

async function payableInvoices(database: Knex): Promise<PayableInvoice[]> {
  return database('invoice')
    .where({ type: ISSUED })
    .where('balance', '>', 0)
    .orderBy(['dated_at', 'load_id'])
    .select('load_id as loadId', 'grandtotal', 'dated_at as completedAt');
}
