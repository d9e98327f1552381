import type { Session } from '@washcoat/contract-entities';
import { priceSight, type PriceSight } from '@washcoat/contract-kernel';

/** What `session` sees of the prices of completed orders: they were put before their sellers. */
export function reportSight(session: Session): PriceSight {
  return priceSight(session, { isDisclosed: true });
}

/** What it sees of the prices at which lines were added: that another one was offered discloses none of them. */
export function basePriceSight(session: Session): PriceSight {
  return priceSight(session);
}
