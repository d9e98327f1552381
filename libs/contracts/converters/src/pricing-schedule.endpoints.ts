import { allow, endpoint, id, moment, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { movedPercent } from './bounds';

const service = 'converters';
/** The house, which alone sets prices. */
const house = { notHierarchy: [2, 10], flags: ['canEditPricing'] } as const;
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 09:30');
/** Monday is 1, Sunday 7. */
const weekday = z.number().int().min(1).max(7);

const marketSchedule = z.object({
  /** On which days a draft is made of the market prices read last, and when in the zone of the installation. */
  days: z.array(weekday).max(7),
  time: timeOfDay.nullable(),
  /** A metal that moved so far from the prices in force makes a draft; null for never. */
  percent: z.number().nullable(),
  /** Whether such a draft is put in force without a person. */
  isApplied: z.boolean(),
});

const laterApply = z.object({
  applyAt: moment,
  setBy: z.string(),
  setAt: moment,
  /** Why it was not put in force when it was due, in a sentence; empty while it is not due. */
  waits: z.string(),
});
export type LaterApply = z.infer<typeof laterApply>;

export const pricingSchedule = endpoint({
  id: 'pricingSchedule',
  service,
  method: 'GET',
  path: '/read/v1/pricing/schedule',
  summary: 'When the draft of the own company comes in force, and how drafts follow the market',
  access: allow(house),
  input: z.object({}),
  output: z.object({
    timezone: z.string(),
    /** What counts as `percent` while nobody has chosen anything. */
    installationPercent: z.number().nullable(),
    later: laterApply.nullable(),
    market: marketSchedule.extend({ setBy: z.string(), setAt: moment, waits: z.string() }).nullable(),
  }),
});

export const pricingApplyLater = endpoint({
  id: 'pricingApplyLater',
  service,
  method: 'PUT',
  path: '/write/v1/pricing/applyLater',
  summary: 'Puts the draft of the own company in force at a moment to come',
  access: allow(house),
  input: z.object({
    /** In the zone of the installation. */
    day: z.iso.date(),
    time: timeOfDay,
    /** The prices in force and the draft as the sender knows them: refused with 409 when they are others. */
    baseSnapshotId: id,
    draftTouchedAt: moment,
  }),
  output: saved,
});

export const pricingApplyLaterDelete = endpoint({
  id: 'pricingApplyLaterDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/pricing/applyLater',
  summary: 'Takes back that the draft of the own company comes in force at a moment',
  access: allow(house),
  input: z.object({
    /** When the moment was set, as its reader knows it: one that was set since is not taken back (409). */
    setAt: moment,
  }),
  output: saved,
});

export const pricingMarketSchedule = endpoint({
  id: 'pricingMarketSchedule',
  service,
  method: 'PUT',
  path: '/write/v1/pricing/marketSchedule',
  summary: 'Sets when drafts are made of market prices, and whether they are applied without a person',
  access: allow({ ...house, flags: [...house.flags, 'canViewGlobalPricing', 'canEditMetalPrices'] }),
  input: marketSchedule.extend({
    percent: z.number().refine(movedPercent.fits, movedPercent.sentence).nullable(),
  }),
  output: saved,
});
