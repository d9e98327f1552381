import { allow, endpoint, id, metalSourceKind, moment, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';

const service = 'converters';
/** The house, which alone sets prices. */
const house = { notHierarchy: [2, 10], flags: ['canEditPricing', 'canViewGlobalPricing'] } as const;

const metalQuote = z.object({
  quoteId: id,
  /** What said it, which may not be what the installation reads by now. */
  source: metalSourceKind,
  /** USD per troy ounce on the market. */
  market: z.object({ pt: z.number(), pd: z.number(), rh: z.number() }),
  /** When the source says that it was so, and when it was read. */
  quotedAt: moment,
  receivedAt: moment,
  /** `held` until somebody confirms or refuses it. */
  state: z.enum(['taken', 'held', 'confirmed', 'refused']),
  /** Why it was held, in a sentence; empty for one that was taken. */
  reason: z.string(),
  /** Who decided on one that was held, and when. */
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
});
export type MetalQuote = z.infer<typeof metalQuote>;

export const metalQuotes = endpoint({
  id: 'metalQuotes',
  service,
  method: 'GET',
  path: '/read/v1/pricing/quotes',
  summary: 'What market prices are read from, the newest of them, and those that wait to be confirmed',
  access: allow(house),
  input: z.object({}),
  output: z.object({
    source: metalSourceKind,
    /** When it was read last; null before. */
    readAt: moment.nullable(),
    /** Why the last reading failed; empty when it did not. */
    failure: z.string(),
    latest: metalQuote.nullable(),
    held: z.array(metalQuote),
  }),
});

export const metalQuoteDecide = endpoint({
  id: 'metalQuoteDecide',
  service,
  method: 'PUT',
  path: '/write/v1/pricing/quote',
  summary: 'Confirms or refuses market prices that were held',
  access: allow({ ...house, flags: [...house.flags, 'canEditMetalPrices'] }),
  input: z.object({ quoteId: id, isConfirmed: z.boolean() }),
  output: saved,
});
