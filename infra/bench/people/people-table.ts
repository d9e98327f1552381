import type { Round } from '../contest/contest';
import { median, ms, percentile } from '../report/statistics';

export const peopleColumns = [
  '',
  'p50 ms',
  'p95 ms',
  'SQL p50',
  'SQL p95',
  'per s',
  'SQL per s',
  'CPU ms each: Node',
  'PostgreSQL',
];

/** A row of the table: the product and its bare SQL, asked by one client (`single`) and by several (`crowd`). */
export function peopleRow(
  name: string,
  [product = [], bare]: readonly Round[][],
  [crowd = [], bareCrowd]: readonly Round[][],
): string[] {
  return [
    name,
    ...durations(product),
    ...durations(bare),
    perSecond(crowd),
    perSecond(bareCrowd),
    median(crowd.map(({ node }) => node)).toFixed(1),
    median(crowd.map(({ postgres }) => postgres)).toFixed(1),
  ];
}

function durations(rounds?: readonly Round[]): string[] {
  if (!rounds) return ['–', '–'];
  const all = rounds.flatMap((round) => round.durations);
  return [ms(median(all)), ms(percentile(all, 0.95))];
}

const perSecond = (rounds?: readonly Round[]) =>
  rounds ? median(rounds.map((round) => round.perSecond)).toFixed(0) : '–';
