import {
  allow,
  besidePrices,
  endpoint,
  id,
  listOf,
  paging,
  realDay,
  toldPrices,
} from '@washcoat/contract-kernel';
import { z } from 'zod';

/** A line of a load beside what it would have cost by other prices. USD. */
const pricedLine = z.object({
  itemId: id,
  oem: z.string(),
  description: z.string(),
  type: z.string(),
  /** Pieces, or pounds of wire. */
  finalQty: z.number(),
  /** As it stands on the load: of a piece, or of a pound of wire. */
  adjustedPrice: z.number(),
  total: z.number(),
  /** The offer by those prices; null for what is not priced by metal, which keeps its price. */
  priceThen: z.number().nullable(),
  totalThen: z.number(),
});
export type PricedLine = z.infer<typeof pricedLine>;

/** What a load comes to as it is and by other prices, with its discount. USD. */
const pricedSums = z.object({ subtotal: z.number(), grandtotal: z.number() });

export const loadPricedAt = endpoint({
  id: 'loadPricedAt',
  service: 'loads',
  method: 'GET',
  path: '/read/v1/load/pricedAt',
  summary:
    'A cart, quote or order by the prices that were in force at the end of a day, or by one snapshot; with the terms of now',
  access: allow({ notHierarchy: [2], flags: ['canShowPricing', 'canSeeUnitPrice'] }),
  input: z.object({
    ...paging(100),
    count: z.coerce.number().int().min(1).max(500).default(100),
    loadId: id,
    /** Counts where no snapshot is named; one of both is needed. */
    onDay: realDay.optional(),
    snapshotId: id.optional(),
  }),
  /** The lines that differ the most first. */
  output: listOf(pricedLine).extend({
    pricedWith: toldPrices,
    /** What leads on to other prices. */
    besidePrices: besidePrices.optional(),
    /** Lines that were priced by it, and those that keep their price. */
    pricedCount: z.number().int(),
    keptCount: z.number().int(),
    /** Absent for those who see no sums. */
    agreed: pricedSums.optional(),
    then: pricedSums.optional(),
  }),
});
