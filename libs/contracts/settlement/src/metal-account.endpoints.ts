import { allow, endpoint, id, listOf, moment, paging } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { perMetalNumbers } from './lots.endpoints';

const service = 'settlement';
const access = allow({ flags: ['canAccessSettlement'] });

/** How far metal is: bought from sellers, locked by a hedge, shipped to the refiner, settled by it. */
export const metalStages = ['bought', 'locked', 'shipped', 'settled'] as const;
export type MetalStage = (typeof metalStages)[number];

const stage = z.enum(metalStages);
const metal = z.enum(['pt', 'pd', 'rh']);

/** The ounces that are due in one week, by how far they are. */
export const bookWeek = z.object({
  /** The Monday of the week; null for metal that stands in no settlement, or in one without a due date. */
  week: z.iso.date().nullable(),
  /** For who sees assays, as entries of it are: an order of one converter says what that holds. */
  bought: perMetalNumbers.optional(),
  locked: perMetalNumbers,
  /** By the assays of lots; before there are any, by those of the catalogue for who sees them. */
  shipped: perMetalNumbers,
  settled: perMetalNumbers,
});
export type BookWeek = z.infer<typeof bookWeek>;

export const metalBook = endpoint({
  id: 'metalBook',
  service,
  method: 'GET',
  path: '/read/v1/settlement/metalAccount',
  summary: 'The open-ounce book: ounces bought, locked, shipped and settled by metal and due week',
  access,
  input: z.object({}),
  output: z.object({ weeks: z.array(bookWeek) }),
});

/** One entry of the ledger of ounces; below 0 it takes back what an earlier one said. */
export const metalEntry = z.object({
  entryId: z.string(),
  date: moment,
  stage,
  metal,
  ounces: z.number(),
  week: z.iso.date().nullable(),
  companyName: z.string(),
  /** The number of the invoice or settlement. */
  source: z.string(),
  settlementId: id.nullable(),
});
export type MetalEntry = z.infer<typeof metalEntry>;

export const metalEntries = endpoint({
  id: 'metalEntries',
  service,
  method: 'GET',
  path: '/read/v1/settlement/metalEntries',
  summary: 'The entries of the metal account, newest first',
  access,
  input: z.object({ ...paging(25), stage: stage.optional(), metal: metal.optional() }),
  output: listOf(metalEntry),
});
