import type { pricingDetail, PricingDraft } from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { presentPricing } from '../pricing/pricing.presenter';
import { partsOf, withChanges } from './pricing-changes';
import type { Standing } from './pricing-draft.repository';

/** Which prices are in force since when, and who works on a draft of what. */
export interface PresentedStanding {
  snapshotId: string;
  appliedBy: string;
  appliedAt: string;
  draft?: PricingDraft;
}

/** What every tab of the pricing screen stands on. */
export function presentStanding({ current, draft }: Standing): PresentedStanding {
  const { snapshotId, appliedBy, appliedAt } = current;
  if (!draft) return { snapshotId, appliedBy, appliedAt };
  return {
    snapshotId,
    appliedBy,
    appliedAt,
    draft: {
      touchedBy: draft.touchedBy,
      touchedAt: draft.touchedAt.toISOString(),
      baseSnapshotId: draft.baseSnapshotId,
      parts: partsOf(current, draft.changes),
    },
  };
}

/** The prices in force, and what the draft makes of them. */
export function presentDetail(standing: Standing): AnswerOf<typeof pricingDetail> {
  const { current, draft } = standing;
  return {
    ...presentStanding(standing),
    ...presentPricing(current),
    ...(draft && { preview: presentPricing(withChanges(current, draft.changes)) }),
  };
}
