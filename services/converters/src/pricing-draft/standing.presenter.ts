import type { pricingDetail, PricingDraft } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { tellPrices, type AnswerOf, type ToldPrices } from '@washcoat/contract-kernel';
import type { Pricing } from '../pricing/apply-pricing';
import type { KnownFacility } from '../pricing/priced-facility';
import { presentPricing } from '../pricing/pricing.presenter';
import { facilityValueIn, partsOf, withChanges } from './pricing-changes';
import { isNameSeenBy, type PricingSight } from './pricing-draft.policy';
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

/** What somebody asked to see of the prices. */
export interface AskedPricing {
  sight: PricingSight;
  /** Whether the draft is among it. */
  isPreview: boolean;
  /** The facilities in the scope of whoever sees only these. */
  own: readonly KnownFacility[];
}

/** The prices in force, and what the draft makes of them: the parts that the reader may see. */
export function presentDetail(
  standing: Standing,
  session: Session,
  { isPreview, ...asked }: AskedPricing,
): AnswerOf<typeof pricingDetail> {
  const { current, draft } = standing;
  const { draft: told, ...inForce } = presentStanding(standing, session);
  const answer = { ...inForce, ...presentParts(current, asked) };
  if (!isPreview || !told) return answer;
  if (!draft) return { ...answer, draft: told };
  return { ...answer, draft: told, preview: presentParts(withChanges(current, draft.changes), asked) };
}

/** The parts of prices that somebody may see, per troy ounce and per kg. */
export function presentParts(
  pricing: Omit<Pricing, 'snapshotId'>,
  { sight, own }: Omit<AskedPricing, 'isPreview'>,
) {
  const { marketPrice, abcPrice, globalDefaults } = presentPricing(pricing);
  const { overridesModifier, facilities, facilityValues, families, familiesIsPercentage, ...hedge } =
    abcPrice;
  const seen = sight.facilities === 'own' ? ownFacilities(pricing, own) : { facilities, facilityValues };
  return {
    ...(sight.global && { marketPrice, globalDefaults }),
    abcPrice: {
      ...(sight.global && hedge),
      ...(sight.overrides && { overridesModifier }),
      ...(sight.facilities && seen),
      ...(sight.families && { families, familiesIsPercentage }),
    },
  };
}

function ownFacilities(pricing: Omit<Pricing, 'snapshotId'>, own: readonly KnownFacility[]) {
  const facilityValues = own.map(({ facilityId, name }) => ({
    ...{ facilityId, name },
    value: facilityValueIn(pricing, { facilityId, name }),
  }));
  const facilities = Object.fromEntries(facilityValues.map(({ name, value }) => [name, value]));
  return { facilities, facilityValues };
}
