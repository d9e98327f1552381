import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import type { Session } from '@washcoat/platform-sdk';

/**
 * Whether the user is on the side that buys, as the service says it. Of one that says nothing, which is of before, only the
 * house's administrators are known to be.
 */
export function isBuyer({ party }: Pick<InvoiceDetail, 'party'>, { hierarchy }: Pick<Session, 'hierarchy'>) {
  return party ? party === 'buyer' : hierarchy === 1;
}
