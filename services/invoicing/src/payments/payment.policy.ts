import type { Session } from '@washcoat/contract-entities';
import { datingBack } from '@washcoat/contract-invoicing';
import { allows } from '@washcoat/contract-kernel';
import { forbidden } from '@washcoat/service-kit';

/** Throws 403 for who may not say that something was paid on a day that is over. */
export function assertMayDateBack(session: Session): void {
  if (!allows(datingBack, session)) throw forbidden();
}
