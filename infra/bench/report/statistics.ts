/** The value below which `share` (0 to 1) of the values lie; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** The median of the ratios of two series that were measured in alternation: what slows a round slows both. */
export function pairedRatio(left: readonly number[], right: readonly number[]): number {
  return median(left.map((value, index) => value / (right[index] ?? NaN)));
}

/** Milliseconds with a digit more for short ones. */
export function ms(value: number): string {
  return value < 100 ? value.toFixed(1) : value.toFixed(0);
}
