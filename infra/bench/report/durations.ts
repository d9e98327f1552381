import { median, ms, percentile } from './statistics';

/** Column names that fit `durationCells`. */
export const durationColumns = ['p50 ms', 'p95 ms', 'max ms'] as const;

/** Cells of a table for durations in milliseconds. */
export function durationCells(durations: readonly number[]): string[] {
  return [ms(median(durations)), ms(percentile(durations, 0.95)), ms(Math.max(...durations))];
}
