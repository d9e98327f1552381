import { allows } from '@washcoat/contract-kernel';
import { fillsCarts, readsCarts } from '@washcoat/contract-loads';
import type { Session } from '@washcoat/platform-sdk';
import { converterRights } from '../converter/converter-rights';

/** What the address of the search says while the scanner mode is open. */
export const SCANS = 'scan';
/** Where the scanner mode is opened. */
export const scannerAddress = `/converters/identify?${SCANS}=1`;

/** Whether `session` may scan: who fills carts, has carts to fill and does not pay for each lookup. */
export function mayScan(session: Session): boolean {
  const { addToCart, isSubscriber } = converterRights(session);
  const mayFill = [fillsCarts, readsCarts].every((access) => allows(access, session));
  return addToCart && !isSubscriber && mayFill;
}
