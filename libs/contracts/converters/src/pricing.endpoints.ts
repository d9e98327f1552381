import { allow, endpoint, id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** Dollars per troy ounce and per kilogram (1 kg = 32.15 oz). */
export const metalPrices = z.object({
  ptOz: z.number(),
  pdOz: z.number(),
  rhOz: z.number(),
  ptKg: z.number(),
  pdKg: z.number(),
  rhKg: z.number(),
});

export const pricingDetail = endpoint({
  id: 'pricingDetail',
  service: 'converters',
  method: 'GET',
  path: '/read/v1/pricing/get',
  summary: 'The pricing snapshot in force',
  access: allow({ flags: ['canEditPricing'] }),
  input: z.object({}),
  output: z.object({
    snapshotId: id,
    appliedBy: z.string(),
    appliedAt: moment,
    marketPrice: metalPrices,
    abcPrice: metalPrices.extend({
      ptDisc: z.number(),
      pdDisc: z.number(),
      rhDisc: z.number(),
      ptDiscIsPercentage: z.boolean(),
      pdDiscIsPercentage: z.boolean(),
      rhDiscIsPercentage: z.boolean(),
      overridesModifier: z.number(),
      facilities: z.record(z.string(), z.number()),
      /** The same by facility, as far as it was applied so. */
      facilityValues: z.array(z.object({ facilityId: id, name: z.string(), value: z.number() })).optional(),
      families: z.record(z.string(), z.number()),
      familiesIsPercentage: z.boolean(),
    }),
    globalDefaults: z.object({ weight: z.number(), pt: z.number(), pd: z.number(), rh: z.number() }),
  }),
});
