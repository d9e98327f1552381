import { transactionList } from '@washcoat/contract-billing';
import { read, type Route } from '@washcoat/service-kit';
import { listPayments } from './payment.repository';

/** The calls that read card payments. */
export const paymentRoutes: readonly Route[] = [
  read(transactionList, async ({ database, session }, { count, offset }) => {
    const payments = await listPayments(database, session, { count: count + 1, offset });
    return {
      list: payments.slice(0, count).map((payment) => ({
        transactionId: payment.transaction_id,
        planName: payment.plan_name,
        amount: payment.amount_cents,
        card: payment.card,
        brand: payment.brand,
        expiry: payment.expiry,
        created: payment.created_at.toISOString(),
        status: payment.status,
      })),
      areMoreItemsAvailable: payments.length > count,
    };
  }),
];
