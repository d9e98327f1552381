import type { Session } from '@washcoat/contract-entities';
import { priceSight, type PriceSight } from '@washcoat/contract-kernel';

/** What `session` sees of the prices of completed orders: they were put before their sellers. */
export function reportSight(session: Session): PriceSight {
  return priceSight(session, { isDisclosed: true });
}
