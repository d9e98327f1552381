import type { Session } from '@washcoat/contract-entities';
import type { QueryBuilder } from 'objection';
import { PaymentModel } from './payment.model';

/** Cuts card payments down to those of whoever is signed in; hierarchy 1 sees those of everybody. */
export const paymentsSeenBy = <R>(
  query: QueryBuilder<PaymentModel, R>,
  { hierarchy, userId }: Session,
): QueryBuilder<PaymentModel, R> =>
  hierarchy === 1 ? query : query.where(PaymentModel.columns.userId, userId);
