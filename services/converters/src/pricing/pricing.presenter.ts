import type { metalPrices, PricingSnapshotData, wholePricing } from '@washcoat/contract-converters';
import { pricePerKg, toCents } from '@washcoat/metals';
import type { z } from 'zod';
import type { Pricing } from './apply-pricing';

type PricingParts = Pick<z.infer<typeof wholePricing>, 'marketPrice' | 'abcPrice' | 'globalDefaults'>;

/** Prices as the pricing screens read them: per troy ounce and per kg. */
export function presentPricing(snapshot: Omit<Pricing, 'snapshotId'>): PricingParts {
  const { discount } = snapshot;
  return {
    marketPrice: inBothUnits(snapshot.marketPrice),
    abcPrice: {
      ...inBothUnits(snapshot.hedge),
      ptDisc: discount.pt.value,
      pdDisc: discount.pd.value,
      rhDisc: discount.rh.value,
      ptDiscIsPercentage: discount.pt.isPercentage,
      pdDiscIsPercentage: discount.pd.isPercentage,
      rhDiscIsPercentage: discount.rh.isPercentage,
      overridesModifier: snapshot.overridesModifier,
      facilities: snapshot.facilities,
      facilityValues: Object.entries(snapshot.facilitiesById ?? {}).map(([facilityId, { name, value }]) => ({
        facilityId,
        name,
        value,
      })),
      families: snapshot.families,
      familiesIsPercentage: snapshot.familiesIsPercentage,
    },
    globalDefaults: snapshot.globalDefaults,
  };
}

function inBothUnits({ pt, pd, rh }: PricingSnapshotData['hedge']): z.infer<typeof metalPrices> {
  return {
    ptOz: pt,
    pdOz: pd,
    rhOz: rh,
    ptKg: toCents(pricePerKg(pt)),
    pdKg: toCents(pricePerKg(pd)),
    rhKg: toCents(pricePerKg(rh)),
  };
}
