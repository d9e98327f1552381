import { durationCells, durationColumns } from '../report/durations';
import { median, pairedRatio } from '../report/statistics';
import type { Contestant, Round } from './contest';

/** A table with a row for each contestant: medians of the rounds. */
export function contestRows(contestants: readonly Contestant[], results: readonly Round[][]): string[][] {
  return [
    ['', 'per s', ...durationColumns, 'CPU ms each: Node', 'PostgreSQL'],
    ...contestants.map(({ name }, index) => [name, ...cells(results[index] ?? [])]),
  ];
}

function cells(rounds: readonly Round[]): string[] {
  const perSecond = median(rounds.map((round) => round.perSecond));
  return [
    perSecond.toFixed(perSecond < 100 ? 1 : 0),
    ...durationCells(rounds.flatMap(({ durations }) => durations)),
    median(rounds.map(({ node }) => node)).toFixed(2),
    median(rounds.map(({ postgres }) => postgres)).toFixed(2),
  ];
}

/**
 * How much more work `left` does than `right`: by throughput, and by processor time of Node and PostgreSQL together,
 * which is hardly touched by what else the machine does.
 */
export function ratios(left: readonly Round[] = [], right: readonly Round[] = []): string {
  const speed = (rounds: readonly Round[]) => rounds.map(({ perSecond }) => perSecond);
  const perCpu = (rounds: readonly Round[]) => rounds.map(({ node, postgres }) => 1 / (node + postgres));
  const [byTime, byCpu] = [pairedRatio(speed(left), speed(right)), pairedRatio(perCpu(left), perCpu(right))];
  return `${byTime.toFixed(2)}, by processor time ${byCpu.toFixed(2)}`;
}
