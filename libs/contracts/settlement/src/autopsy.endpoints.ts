import { allow, endpoint, id } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** Where the profit of a settlement went, in the order in which it is taken apart. */
export const autopsyParts = [
  'metalMove',
  'countLoss',
  'weightLoss',
  'assayDrift',
  'recovery',
  'charges',
  'interest',
] as const;
export type AutopsyPart = (typeof autopsyParts)[number];

const parts = z.object({
  metalMove: z.number(),
  countLoss: z.number(),
  weightLoss: z.number(),
  assayDrift: z.number(),
  recovery: z.number(),
  charges: z.number(),
  interest: z.number(),
});

/** An item of an invoice and its share in every part, USD. */
const unit = z.object({
  itemId: id,
  /** Absent where it is no converter of the catalogue. */
  productId: id.optional(),
  loadId: id,
  invoiceNo: z.string(),
  oem: z.string(),
  description: z.string(),
  type: z.string(),
  pieces: z.number(),
  lotNo: z.string(),
  cost: z.number(),
  ...parts.shape,
  /** All parts together: how far its result lies from what was expected when it was bought. */
  effect: z.number(),
});
export type AutopsyUnit = z.infer<typeof unit>;

export const settlementAutopsy = endpoint({
  id: 'settlementAutopsy',
  service: 'settlement',
  method: 'GET',
  path: '/read/v1/settlement/autopsy',
  summary: 'The profit of a settlement taken apart, down to the ten items most responsible; USD',
  access: allow({ flags: ['canAccessSettlement'] }),
  input: z.object({ settlementId: id }),
  output: z.object({
    settlementId: id,
    settlementNo: z.string(),
    isComplete: z.boolean(),
    /** What was paid for the chosen boxes. */
    cost: z.number(),
    /** Their metal at the market of the day of each purchase, less the cost; for who sees assays. */
    marginAsBought: z.number().optional(),
    /** All of them for who sees assays: most are reckoned from expected ounces and pounds. */
    parts: parts.partial().required({ charges: true, interest: true }),
    /** `marginAsBought` and all parts, to the cent. */
    profit: z.number(),
    /** For who sees assays. */
    units: z.array(unit).optional(),
  }),
});
