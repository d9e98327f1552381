import type { Session } from '@washcoat/contract-entities';
import type { PaymentStep, paymentSteps } from '@washcoat/contract-invoicing';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { mapPage, pageOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { invoiceSight, type OrderSight } from '../invoices/invoice.policy';
import { openInvoice } from '../invoices/open-invoice';
import type { PaymentRecord } from './payment.model';

/** Who recorded, dated and deleted payments of a load, and what that settled or opened again, out of the audit trail. */
export async function listPaymentSteps(
  database: Knex,
  session: Session,
  { loadId, ...page }: InputOf<typeof paymentSteps>,
): Promise<AnswerOf<typeof paymentSteps>> {
  const invoice = await openInvoice(database, session, loadId);
  const sight = invoiceSight(invoice, session);
  return mapPage(await pageOf<RecordedStep>(stepsOf(database, loadId), page), (step) =>
    presentStep(step, sight),
  );
}

interface RecordedStep {
  audit_id: number;
  at: Date;
  /** Null where no session did it. */
  user_id: string | null;
  user_name: string;
  action: string;
  entity: 'payment' | 'invoice';
  /** The payment, as it was recorded or deleted. */
  payment: Pick<PaymentRecord, 'paymentMethod' | 'referenceNumber' | 'amount'> | null;
}

const stepsOf = (database: Knex, loadId: string) =>
  database('audit_entry')
    .where(
      (ofPayments) =>
        void ofPayments
          .where('entity', 'payment')
          .whereRaw(`coalesce(after, before) ->> 'loadId' = ?`, [loadId]),
    )
    .orWhere({ entity: 'invoice', entity_id: loadId, action: 'settle' })
    .orWhere({ entity: 'invoice', entity_id: loadId, action: 'reopen' })
    .orderBy('audit_id', 'desc')
    .select('audit_id', 'at', 'user_id', 'user_name', 'action', 'entity')
    .select(database.raw(`case entity when 'payment' then coalesce(after, before) end as payment`));

/** As the audit trail names what is done to payments and invoices. */
const actions: Record<string, PaymentStep['action']> = {
  add: 'recorded a payment',
  edit: 'dated a payment',
  delete: 'deleted a payment',
  settle: 'settled it',
  reopen: 'opened it again',
};

function presentStep({ payment, ...step }: RecordedStep, { sums, names }: OrderSight): PaymentStep {
  return {
    stepId: String(step.audit_id),
    at: step.at.toISOString(),
    action: actions[step.action] ?? 'recorded a payment',
    by: names && step.user_id ? step.user_name : '',
    ...(payment ? { paymentMethod: payment.paymentMethod, referenceNumber: payment.referenceNumber } : {}),
    ...(payment && sums ? { amount: Number(payment.amount) } : {}),
  };
}
