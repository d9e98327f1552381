import { Decimal } from '@washcoat/metals';

/** A price that moved by more percent than this is for a person to look at. */
export const ABSURD_PERCENT = 15;

/** By how many percent a price moved; of none before it did not. */
export const movedPercent = (from: number, to: number): Decimal =>
  from > 0 ? new Decimal(to).div(from).minus(1).times(100) : new Decimal(0);

/** Whether a price moved so far that somebody has to look at it. */
export const movedTooFar = (from: number, to: number): boolean =>
  movedPercent(from, to).abs().gt(ABSURD_PERCENT);
