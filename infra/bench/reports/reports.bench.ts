import path from 'node:path';
import {
  costSheetReport,
  salesReport,
  topCatsReport,
  topCustomersReport,
  transactionsDump,
  transactionsReport,
} from '@washcoat/contract-reporting';
import type { Endpoint } from '@washcoat/contract-kernel';
import { boughtSums, orderSums } from '@washcoat/service-reporting/sums';
import type { Bench } from '../bench';
import { ApiClient, pathWithQuery } from '../product/api-client';
import { Product } from '../product/product';
import { SUPER_ADMIN, tokenOf } from '../product/signed-in';
import { durationCells, durationColumns } from '../report/durations';
import type { Section } from '../report/report';
import { addManyLines } from './many-lines';
import { planOf } from './plan-of';
import { saveFile } from './save-file';

const CONVERTERS = 300;
const ROUNDS = 12;
const LINES = 5_000_000;

const tabs: readonly Endpoint[] = [
  costSheetReport,
  transactionsReport,
  topCatsReport,
  topCustomersReport,
  salesReport,
];
/** Their sums, and the rows that these are of. */
const summed = [
  { name: 'transactions', rollup: boughtSums },
  { name: 'cost sheet', rollup: orderSums },
] as const;
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const ranges = [
  { name: 'a day', from: day('2024-03-05'), to: day('2024-03-06') },
  { name: 'a month', from: day('2024-03-01'), to: day('2024-04-01') },
  { name: 'a year', from: day('2024-01-01'), to: day('2025-01-01') },
  { name: 'all', from: day('2023-01-01'), to: day('2025-01-01') },
] as const;

/** Every tab over 5 million bought items (or `--lines`) with its totals and its chart, by range; and a file of a million lines. */
export const reports: Bench = {
  name: 'reports',
  async run(options) {
    const product = await Product.start(
      { ...options, folder: path.join(options.folder, 'reports') },
      CONVERTERS,
    );
    try {
      const lines = options.lines ?? LINES;
      await addManyLines(product.facts.adminUrl, lines);
      const client = new ApiClient(product.facts.url, await tokenOf(product.facts.url, SUPER_ADMIN));
      return [
        await answered(client, lines),
        ...(await plans(product.facts.adminUrl)),
        await saved(client, product),
      ];
    } finally {
      await product.stop();
    }
  },
};

async function answered(client: ApiClient, lines: number): Promise<Section> {
  const rows: string[][] = [['', ...durationColumns]];
  for (const tab of tabs)
    for (const { name, ...range } of ranges) {
      console.log(`${tab.id}, ${name} …`);
      const durations: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const begin = performance.now();
        await client.demand(pathWithQuery(tab.path, range));
        durations.push(performance.now() - begin);
      }
      rows.push([`${tab.id}, ${name}`, ...durationCells(durations.slice(1))]);
    }
  return {
    title: `an answer with rows, totals and chart over ${lines} lines, one client, the first of ${ROUNDS} left out`,
    rows,
    notes: ['aim: p95 below 300 ms'],
  };
}

/** Sums of two years with what is kept of them and without, and how the database goes about the former. */
async function plans(adminUrl: string): Promise<Section[]> {
  const { from, to } = { from: day('2023-01-01'), to: day('2025-01-01') };
  const rows: string[][] = [['', ...durationColumns]];
  const sections: Section[] = [];
  for (const { name, rollup } of summed) {
    const asked = { ...{ rollup, filters: { from, to } }, rounds: ROUNDS };
    const [kept, counted] = [
      await planOf(adminUrl, { ...asked, isOfRows: false }),
      await planOf(adminUrl, { ...asked, isOfRows: true }),
    ];
    rows.push(
      [`${name}, of kept sums`, ...durationCells(kept.durations)],
      [`${name}, of rows`, ...durationCells(counted.durations)],
    );
    sections.push({ title: `${name}: the plan of its sums`, rows: kept.plan.map((line) => [line]) });
  }
  return [{ title: 'sums of two years in the database, with what is kept and without', rows }, ...sections];
}

async function saved(client: ApiClient, product: Product): Promise<Section> {
  const { link } = await client.call(transactionsDump, { from: day('2024-01-01'), to: day('2024-05-25') });
  const { lines, seconds, peak, before } = await saveFile(new URL(link, product.facts.url), product.pid);
  return {
    title: 'a file of transactions, saved while it is read',
    rows: [
      ['lines', 'seconds', 'memory before, MB', 'most memory, MB'],
      [String(lines), seconds.toFixed(1), before.toFixed(0), peak.toFixed(0)],
    ],
    notes: ['aim: constant memory, whatever the number of lines'],
  };
}
