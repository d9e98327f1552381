import fc from 'fast-check';

/** Where in its course a day goes wrong. Every list names the steps of its kind that are hit, counted from 0. */
export interface FaultPlan {
  /** All services in one process, or each in its own with a broker between them. */
  isOneProcess: boolean;
  /** Which of those who wait goes next; 0 is who waits longest. Used round and round. */
  order: number[];
  /** Steps before which the process ends that was to take them. */
  crashBefore: number[];
  /** Steps after which the process ends that took them, before it learns what came of them. */
  crashAfter: number[];
  /** Commits whose connection is lost before the database has done them. */
  lostBeforeCommit: number[];
  /** Commits whose connection is lost after the database has done them: nobody learns so. */
  lostAfterCommit: number[];
  /** Deliveries that come a second time. */
  twice: number[];
  /** Deliveries that come late: others of other keys pass them. */
  late: number[];
  /** Publications that the broker took and whose producer learns of an error. */
  lostPublish: number[];
  /** Steps at which the clock jumps, by so many seconds. */
  jumps: { step: number; seconds: number }[];
  /** Steps at which the store of sessions goes away for twenty steps. */
  storeGone: number[];
}

const STEPS = 400;
const COMMITS = 60;
const DELIVERIES = 40;
/**
 * Clocks are put back by little: what waits for a moment waits as much longer. Two jumps forward stay within the day for
 * which keys of repeated requests are kept: a clock that is put forward by more forgets them, as time itself would.
 */
const MOST_SECONDS = 11 * 60 * 60;

/** Steps of a kind, at a rate that is drawn anew for every day: often none at all, sometimes many. */
const some = (steps: number, most: number): fc.Arbitrary<number[]> =>
  fc.oneof(
    fc.constant<number[]>([]),
    fc.uniqueArray(fc.nat(steps), { maxLength: 1 }),
    fc.uniqueArray(fc.nat(steps), { maxLength: most }),
  );

/** Plans that shrink to the few faults that do the harm. */
export const faultPlans: fc.Arbitrary<FaultPlan> = fc.record({
  isOneProcess: fc.boolean(),
  order: fc.array(fc.nat(3), { maxLength: 40 }),
  crashBefore: some(STEPS, 4),
  crashAfter: some(STEPS, 4),
  lostBeforeCommit: some(COMMITS, 3),
  lostAfterCommit: some(COMMITS, 3),
  twice: some(DELIVERIES, 10),
  late: some(DELIVERIES, 10),
  lostPublish: some(DELIVERIES, 5),
  jumps: fc.oneof(
    fc.constant<FaultPlan['jumps']>([]),
    fc.array(fc.record({ step: fc.nat(STEPS), seconds: fc.integer({ min: -30, max: MOST_SECONDS }) }), {
      maxLength: 2,
    }),
  ),
  storeGone: some(STEPS, 2),
});

/** A plan in which nothing goes wrong. */
export const calmPlan: FaultPlan = {
  isOneProcess: false,
  order: [],
  crashBefore: [],
  crashAfter: [],
  lostBeforeCommit: [],
  lostAfterCommit: [],
  twice: [],
  late: [],
  lostPublish: [],
  jumps: [],
  storeGone: [],
};

/** How many faults a plan holds. */
export function faultsIn(plan: FaultPlan): number {
  return Object.entries(plan)
    .filter(([kind]) => kind !== 'order')
    .reduce((sum, [, hits]) => sum + (Array.isArray(hits) ? hits.length : 0), 0);
}
