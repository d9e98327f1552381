import { allow, endpoint, id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** Dollars; absent without canSeeSubtotal. */
const dollars = z.number().optional();
/** A day of the installation's calendar, `2026-11-20`. */
const day = z.string();

/** What an ounce of a metal costs on the market by the prices in force, and how it came there. */
const metal = z.object({
  metal: z.enum(['pt', 'pd', 'rh']),
  marketOz: z.number(),
  /** Against the last price of the day before that had one; null where there was none, or it was nothing. */
  changePercent: z.number().nullable(),
  /** The last price of each day that prices were applied on, in their order. */
  history: z.array(z.object({ day, marketOz: z.number() })),
});
export type MorningMetal = z.infer<typeof metal>;

/** What customers have asked for or sellers have finished, and no buyer has completed. */
const carts = z.object({
  /** Requests and quotes that somebody of the customer's side asked for, and that still stand. */
  open: z.number().int(),
  /** Those of them that a buyer has to accept or to answer. */
  waiting: z.number().int(),
  /** The one that waits longest. */
  oldest: z.object({ loadId: id, loadName: z.string(), companyName: z.string(), since: moment }).nullable(),
  /** Finished by the seller: pending invoices. */
  finished: z.object({ orders: z.number().int(), spend: dollars }),
});

/** How long an unpaid invoice has been due, as on the list of invoices. */
export const unpaidAges = ['upTo30', 'upTo60', 'upTo90', 'over90'] as const;

const unpaid = z.object({
  invoices: z.number().int(),
  balance: dollars,
  /** Those that hold an invoice, the youngest first. */
  ages: z.array(z.object({ age: z.enum(unpaidAges), invoices: z.number().int(), balance: dollars })),
  /** The one with the largest balance, of those over 30 days where there are any; for those who see sums. */
  largest: z.object({ loadId: id, invoiceNo: z.string(), companyName: z.string() }).nullable(),
});

/** Metal of settlements that are not completed, due by the end of this week or overdue; troy ounces. */
const ouncesDue = z.object({
  settlements: z.number().int(),
  /** Those that were due before today. */
  overdue: z.number().int(),
  /** Those without lots or return percentages, of which no ounces are due yet; absent in answers of the version before. */
  withoutTerms: z.number().int().optional(),
  /** Dollars that the settlements come to. */
  amount: dollars,
  metals: z.array(
    z.object({
      metal: z.enum(['pt', 'pd', 'rh']),
      /** What the refiner returns, by the lots as they stand. */
      dueOz: z.number(),
      hedgedOz: z.number(),
      /** What is not hedged, added up by settlement: one that is hedged over covers no other. */
      openOz: z.number(),
    }),
  ),
  /** The one that is due first; null where none is. */
  first: z
    .object({ settlementId: id, settlementNo: z.string(), companyName: z.string(), metalDueDate: moment })
    .nullable(),
});

/** Pieces counted on receipt against pieces booked, by facility, the least accurate first; the most are six. */
const booking = z.object({
  facilities: z.array(
    z.object({
      facility: z.string(),
      /** Open ones, and those that were completed within the last thirty days. */
      settlements: z.number().int(),
      expectedPieces: z.number(),
      receivedPieces: z.number(),
      /** What settlements lie off by, too many and too few added up, percent of what was booked. */
      offPercent: z.number(),
      /** The settlement that lies off most; pieces, and pounds by the catalogue, as received and as processed. */
      furthest: z.object({
        settlementId: id,
        settlementNo: z.string(),
        companyName: z.string(),
        isComplete: z.boolean(),
        offPercent: z.number(),
        expectedPieces: z.number(),
        receivedPieces: z.number(),
        /** For who sees assays: those of one converter are its weight. */
        expectedPounds: z.number().optional(),
        receivedPounds: z.number(),
        processedPounds: z.number(),
      }),
    }),
  ),
});

/** The material types that are never averaged together. */
export const materialGroups = ['ceramic', 'diesel', 'foil', 'afmkt', 'misc'] as const;

const purchases = z.object({
  /** The last thirty days up to today, also those without an order. */
  days: z.array(z.object({ day, orders: z.number().int(), pieces: z.number(), spend: dollars })),
  /** The last day before today that orders were completed on, by material type; null where there was none. */
  lastDay: z
    .object({
      day,
      groups: z.array(
        z.object({
          group: z.enum(materialGroups),
          /** Pieces; of foil pounds. */
          units: z.number(),
          spend: dollars,
          /** Dollars per unit of this type. */
          averageSpend: dollars,
        }),
      ),
    })
    .nullable(),
});

/** A code that was bought most in the last thirty days. */
const topConverter = z.object({
  productId: id.nullable(),
  oem: z.string(),
  type: z.string(),
  count: z.number(),
  /** Absent without canSeeUnitPrice. */
  minPrice: z.number().optional(),
  maxPrice: z.number().optional(),
});

export const dashboardSummary = endpoint({
  id: 'dashboardSummary',
  service: 'reporting',
  method: 'GET',
  path: '/read/v1/dashboard/summary',
  summary:
    'The morning card: metal prices, carts that wait, unpaid invoices, ounces due, booking accuracy, purchases and top converters, each for those who may see it',
  access: allow({ flags: ['canAccessDashboard'] }),
  input: z.object({}),
  output: z.object({
    /** Today on the installation's calendar. */
    day,
    /** Absent without canViewGlobalModifierHistoryReport, and where no prices were applied. */
    metals: z.object({ appliedAt: moment, list: z.array(metal) }).optional(),
    /** For those who accept and complete carts. */
    carts: carts.optional(),
    /** For those who read invoices. */
    unpaid: unpaid.optional(),
    /** For those who settle. */
    ouncesDue: ouncesDue.optional(),
    /** For those who settle; absent in answers of the version before. */
    booking: booking.optional(),
    /** For those who have the history of sales, the cost sheet or the transactions. */
    purchases: purchases.optional(),
    /** Absent without canViewTopCats. */
    topConverters: z.array(topConverter).optional(),
  }),
});
export type DashboardSummary = z.infer<typeof dashboardSummary.output>;
