import type { Session } from '@washcoat/contract-entities';
import { paperSight, priceSight, type PaperSettings, type PriceSight } from '@washcoat/contract-kernel';
import { Problem } from '@washcoat/service-kit';
import type { LoadRecord } from '../carts/load.model';
import { assertMayBuy } from '../carts/load.policy';
import { partyOf } from '../carts/party';

/** What the page of a link shows of prices, where they were offered: what the settings of the seller's company allow on papers. */
export type LinkSight = Pick<PriceSight, 'unit' | 'sums' | 'discountAmount'>;

/** Who sees, makes and ends the links of a load: its buyer's side. Throws 403. */
export function assertMayUseLinks(session: Session, load: LoadRecord): void {
  assertMayBuy(partyOf(load, session));
}

/** Nobody makes a link that shows what its maker may not see. Throws 403. */
export function assertMayAddLink(session: Session, load: LoadRecord, seller: PaperSettings): void {
  assertMayUseLinks(session, load);
  const [own, shown] = [priceSight(session), paperSight(seller)];
  const showsMore = (['unit', 'sums', 'discountAmount'] as const).some((kind) => shown[kind] && !own[kind]);
  if (showsMore)
    throw new Problem(403, 'This link would show prices that you may not see. Ask somebody who may.', {
      code: 'PRICE_NOT_YOURS',
    });
}
