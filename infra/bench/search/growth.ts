import type { Section } from '../report/report';
import { ms, percentile } from '../report/statistics';

/** Durations of single searches among so many converters, in milliseconds. */
export interface Growth {
  converters: number;
  durations: { product: readonly number[]; bare: readonly number[] };
}

/** How the slowest searches grow with the catalogue. */
export function growthSection(sizes: readonly Growth[]): Section {
  const p95 = (durations: readonly number[]) => percentile(durations, 0.95);
  const [first] = sizes;
  return {
    title: 'p95 of a search as the catalogue grows',
    rows: [
      ['converters', 'product ms', 'times the first', 'bare Koa ms', 'times the first'],
      ...sizes.map(({ converters, durations: { product, bare } }) => [
        String(converters),
        ms(p95(product)),
        (p95(product) / p95(first?.durations.product ?? [])).toFixed(2),
        ms(p95(bare)),
        (p95(bare) / p95(first?.durations.bare ?? [])).toFixed(2),
      ]),
    ],
    notes: ['aim: at most 2 times from 10,000 to 1,000,000'],
  };
}
