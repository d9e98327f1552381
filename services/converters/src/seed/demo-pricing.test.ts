import { pricingEdit } from '@washcoat/contract-converters';
import { newId } from '@washcoat/service-kit';
import { demoPricing } from './demo-pricing';

describe('the prices of the demonstration', () => {
  it('[PRIC-052] [PRIC-054] are such as the pricing screen takes, so that none is refused when it is entered again', () => {
    const trial = { isPreview: true, baseSnapshotId: newId() };
    for (const { pricing } of demoPricing('2026-11-26')) {
      const facilityValues = Object.entries(pricing.facilitiesById ?? {}).map(([facilityId, { value }]) => ({
        ...{ facilityId, value },
      }));
      expect(facilityValues).toHaveLength(5);
      const { families, familiesIsPercentage } = pricing;
      const entries = [
        { ...trial, pricingType: 2, abcPrice: { facilityValues } },
        { ...trial, pricingType: 3, abcPrice: { families, familiesIsPercentage } },
      ];
      for (const entry of entries) expect(pricingEdit.input.safeParse(entry).error).toBeUndefined();
      for (const value of Object.values(families)) expect(String(value).length).toBeLessThanOrEqual(5);
    }
  });
});
