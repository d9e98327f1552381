/** From when until when, both ends included. */
export interface MomentRange {
  from: Date;
  to: Date;
}

/** The range that a call asks for by epoch milliseconds; without an end until now, without a start from the beginning. */
export const rangeOf = ({ from, to }: { from?: number; to?: number }, now: Date): MomentRange => ({
  from: new Date(from ?? 0),
  to: to === undefined ? now : new Date(to),
});
