import { ONE_HUNDREDTH, ZERO, orZero, roundTo, toNumber } from './decimal';
import type { Decimal, Numeric } from './decimal';

/** Percent of the ounces at hand up to which a lock is usual: assays may still come out lower. */
export const USUAL_LOCK_PERCENT = 90;

/** The ounces of one metal that are due together. Troy ounces. */
export interface DueOunces {
  bought: Numeric;
  locked: Numeric;
  shipped: Numeric;
}

/** `none`: nothing is locked. `within` the usual share; `near`: above it; `over` all there is; `uncovered`: there is nothing. */
export type LockState = 'none' | 'within' | 'near' | 'over' | 'uncovered';

/** How far locks are covered. */
export interface LockCheck {
  state: LockState;
  /** What covers them: what lies with the refiner, or, before it is assayed, what was bought. */
  covering: number;
  locked: number;
  /** Ounces that may still be locked within the usual share; at least 0, 3 decimals, cut. */
  room: number;
  /** Ounces that no lock covers; below 0 they are over-hedged. */
  open: number;
}

/**
 * Whether the ounces that are locked, with `more` to come, are covered by metal (design of the trade, M4): the lot is
 * locked up to 90 % of what is expected of it. What the refiner holds goes before what was expected when it was bought.
 *
 * @throws RangeError for something that is no number
 */
export function lockCheck({ bought, locked, shipped }: DueOunces, more: Numeric = 0): LockCheck {
  const held = orZero(shipped);
  const covering = held.greaterThan(0) ? held : orZero(bought);
  const all = orZero(locked).plus(orZero(more));
  const usual = covering.times(USUAL_LOCK_PERCENT).times(ONE_HUNDREDTH);
  const room = usual.minus(all);
  return {
    state: stateOf(all, covering, usual),
    covering: toNumber(covering),
    locked: toNumber(all),
    room: room.greaterThan(0) ? roundTo(room.toDecimalPlaces(3, 1), 3) : 0,
    open: roundTo(covering.minus(all), 3),
  };
}

function stateOf(locked: Decimal, covering: Decimal, usual: Decimal): LockState {
  if (locked.lessThanOrEqualTo(ZERO)) return 'none';
  if (covering.lessThanOrEqualTo(ZERO)) return 'uncovered';
  if (locked.greaterThan(covering)) return 'over';
  return locked.greaterThan(usual) ? 'near' : 'within';
}
