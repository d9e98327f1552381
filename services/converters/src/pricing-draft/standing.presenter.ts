import type { pricingDetail, PricingDraft } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { tellPrices, type AnswerOf, type ToldPrices } from '@washcoat/contract-kernel';
import type { Pricing } from '../pricing/apply-pricing';
import { presentPricing } from '../pricing/pricing.presenter';
import { partsOf, withChanges } from './pricing-changes';
import { isNameSeenBy } from './pricing-draft.policy';
import type { Standing } from './pricing-draft.repository';

/** Which prices are in force since when, and who works on a draft of what. */
export interface PresentedStanding extends ToldPrices {
  draft?: PricingDraft;
}

/** What every tab of the pricing screen stands on. */
export function presentStanding(
  { current, draft, foreignDraft }: Standing,
  session: Session,
): PresentedStanding {
  const shown = draft ?? foreignDraft;
  const told = tellPrices(current, { names: isNameSeenBy(session) });
  if (!shown) return told;
  return {
    ...told,
    draft: {
      touchedBy: shown.touchedBy,
      touchedAt: shown.touchedAt.toISOString(),
      baseSnapshotId: shown.baseSnapshotId,
      // What would not come along with what the reader sets is no part of it.
      parts: draft ? partsOf(current, draft.changes) : [],
    },
  };
}

/** The prices in force, and what the draft makes of them: of facilities and families what the reader may open. */
export function presentDetail(standing: Standing, session: Session): AnswerOf<typeof pricingDetail> {
  const { current, draft } = standing;
  const seen = (pricing: Omit<Pricing, 'snapshotId'>) => {
    const { abcPrice, ...rest } = presentPricing(pricing);
    const isFacilitySeen = isNameSeenBy(session) && session.canViewFacilityPricing;
    return {
      ...rest,
      abcPrice: {
        ...abcPrice,
        ...(isFacilitySeen ? {} : { facilities: {}, facilityValues: [] }),
        ...(session.canViewFamilyPricing ? {} : { families: {} }),
      },
    };
  };
  return {
    ...presentStanding(standing, session),
    ...seen(current),
    ...(draft && { preview: seen(withChanges(current, draft.changes)) }),
  };
}
