import { Decimal } from '@washcoat/metals';

/** By how many percent a price moved; of none before it did not. */
export const movedPercent = (from: number, to: number): Decimal =>
  from > 0 ? new Decimal(to).div(from).minus(1).times(100) : new Decimal(0);
