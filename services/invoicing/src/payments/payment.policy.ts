import type { Session } from '@washcoat/contract-entities';
import { forbidden } from '@washcoat/service-kit';

/** Whether the user may say that something was paid on a day that is over: who may correct orders of the house. */
export const mayDateBack = ({ hierarchy, canEditInvoice }: Pick<Session, 'hierarchy' | 'canEditInvoice'>) =>
  hierarchy === 1 && canEditInvoice;

/** Throws 403. */
export function assertMayDateBack(session: Session): void {
  if (!mayDateBack(session)) throw forbidden();
}
