import path from 'node:path';
import { TZDate } from '@date-fns/tz';
import {
  costSheetReport,
  didNotBuyReport,
  globalModifiersReport,
  salesReport,
  topCatsReport,
  topCustomersReport,
  topLookupsReport,
  transactionsDump,
  transactionsReport,
} from '@washcoat/contract-reporting';
import type { Endpoint } from '@washcoat/contract-kernel';
import type { Bench } from '../bench';
import { ApiClient, pathWithQuery } from '../product/api-client';
import { Product } from '../product/product';
import { SUPER_ADMIN, tokenOf } from '../product/signed-in';
import { durationCells, durationColumns } from '../report/durations';
import type { Section } from '../report/report';
import { addManyLines, ZONE } from './many-lines';
import { planOf, questions } from './plan-of';
import { logLookups } from './replay-events';
import { saveFile } from './save-file';

const CONVERTERS = 300;
const ROUNDS = 12;
const LINES = 5_000_000;

/** A tab is asked no more often once that took so long. */
const LONGEST_MS = 15_000;
const EVENTS = 1_000_000;

const tabs: readonly { call: Endpoint; count?: number }[] = [
  { call: costSheetReport },
  { call: transactionsReport },
  { call: didNotBuyReport },
  // As the page asks: the first rows, and then all of them.
  { call: topCatsReport, count: 100 },
  { call: topCatsReport },
  { call: topLookupsReport },
  { call: topCustomersReport },
  { call: salesReport },
  { call: globalModifiersReport },
];
/** When a day begins where the installation is: people choose days of its calendar, both ends included. */
const startOf = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return new TZDate(year, month - 1, day, ZONE).getTime();
};
const range = (from: string, until: string) => ({ from: startOf(from), to: startOf(until) - 1 });
const ranges = [
  { name: 'a day', ...range('2024-03-05', '2024-03-06') },
  { name: 'a month', ...range('2024-03-01', '2024-04-01') },
  { name: 'a year', ...range('2024-01-01', '2025-01-01') },
  { name: '17 months, from the 17th to the 26th', ...range('2023-05-17', '2024-10-26') },
  { name: 'all', ...range('2023-01-01', '2025-01-01') },
] as const;

/**
 * Every tab over 5 million bought items (or `--lines`) with its totals and its chart, by range; sums with their plans, a
 * file of a million lines, and a replay of all lookups where they are no more than a million.
 */
export const reports: Bench = {
  name: 'reports',
  async run(options) {
    const product = await Product.start(
      { ...options, folder: path.join(options.folder, 'reports') },
      CONVERTERS,
    );
    try {
      const lines = options.lines ?? LINES;
      const added = await addManyLines(product.facts.adminUrl, lines);
      const client = new ApiClient(product.facts.url, await tokenOf(product.facts.url, SUPER_ADMIN));
      return [
        await answered(client, lines),
        ...(await plans(product.facts.adminUrl)),
        await saved(client, product, lines),
        ...(lines > EVENTS ? [] : [await replayed(product)]),
        ...(added.length ? [{ title: 'making the rows', rows: [['', 'seconds'], ...added] }] : []),
      ];
    } finally {
      await product.stop();
    }
  },
};

async function answered(client: ApiClient, lines: number): Promise<Section> {
  const rows: string[][] = [['', ...durationColumns]];
  for (const { call, count } of tabs)
    for (const { name, ...asked } of ranges) {
      const title = `${call.id}${count ? ` (${count})` : ''}, ${name}`;
      console.log(`${title} …`);
      const durations: number[] = [];
      const started = performance.now();
      for (let round = 0; round < ROUNDS; round++) {
        if (round > 1 && performance.now() - started > LONGEST_MS) break;
        const begin = performance.now();
        await client.demand(pathWithQuery(call.path, { ...asked, count }));
        durations.push(performance.now() - begin);
      }
      rows.push([title, ...durationCells(durations.slice(1))]);
    }
  return {
    title: `an answer with rows, totals and chart over ${lines} lines, one client, the first of ${ROUNDS} left out`,
    rows,
    notes: ['aim: p95 below 300 ms'],
  };
}

/** What is asked of the database over two years, with what is kept and without, and how it goes about the former. */
async function plans(adminUrl: string): Promise<Section[]> {
  const rows: string[][] = [['', ...durationColumns]];
  const sections: Section[] = [];
  for (const { name, ask, hasPlan } of questions) {
    console.log(`${name} …`);
    const { durations, plan } = await planOf(adminUrl, ask, hasPlan ? ROUNDS : 3);
    rows.push([name, ...durationCells(durations)]);
    if (hasPlan) sections.push({ title: `the plan of ${name}`, rows: plan.map((line) => [line]) });
  }
  return [{ title: 'two years in the database, with what is kept and without', rows }, ...sections];
}

async function saved(client: ApiClient, product: Product, all: number): Promise<Section> {
  // A million lines of five, and all of fewer.
  const asked = all > 2_000_000 ? range('2024-01-01', '2024-05-25') : {};
  const { link } = await client.call(transactionsDump, asked);
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

async function replayed(product: Product): Promise<Section> {
  await logLookups(product.facts.adminUrl);
  console.log('Replaying …');
  const begin = performance.now();
  const { handled } = await product.replay('converters.lookup', 'reporting');
  const seconds = (performance.now() - begin) / 1000;
  return {
    title: 'a replay of converters.lookup, built beside the old and exchanged at the end',
    rows: [
      ['events', 'seconds', 'events a second'],
      [String(handled), seconds.toFixed(1), (handled / seconds).toFixed(0)],
    ],
    notes: [
      'aim: a million events in less than 180 s; what was there is what the events say, as it should be',
    ],
  };
}
