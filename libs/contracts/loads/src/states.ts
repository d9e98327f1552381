import { z } from 'zod';

/** Types of a load (domain rules, section 3). 30 is a view, never stored. */
export const loadTypes = {
  cart: 1,
  request: 2,
  finished: 3,
  invoice: 4,
  quote: 5,
  franchiseView: 30,
} as const;
export const loadType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type LoadType = z.infer<typeof loadType>;

export const loadStatuses = {
  notStarted: 1,
  inProcess: 2,
  convertedToQuote: 3,
  waitingBuyerApproval: 4,
  completed: 7,
} as const;
export const loadStatus = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(7)]);
export type LoadStatus = z.infer<typeof loadStatus>;

/** Statuses of an item on a load. */
export const itemStatuses = { underReview: 0, approved: 1, rejected: 2 } as const;
export const itemStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Groups that items are counted in, also in a page, where contracts have no schemas. */
export const itemGroups = [
  'CERAMIC',
  'DIESEL',
  'AFTER MKT',
  'DOMESTIC WIRE',
  'IMPORT WIRE',
  'TEST',
  'PULLED',
  'OTHER',
] as const;
export const itemGroup = z.enum(itemGroups);
export type ItemGroup = z.infer<typeof itemGroup>;
