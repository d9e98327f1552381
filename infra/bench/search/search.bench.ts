import { productList } from '@washcoat/contract-converters';
import { companyList } from '@washcoat/contract-entities';
import { z } from 'zod';
import type { Bench, BenchOptions } from '../bench';
import { Child } from '../processes/child';
import { postgresCpu } from '../processes/postgres-cpu';
import { ApiClient, pathWithQuery } from '../product/api-client';
import { Product } from '../product/product';
import type { Statement } from '../product/product-protocol';
import { tokenOf } from '../product/signed-in';
import { durationCells, durationColumns } from '../report/durations';
import type { Section } from '../report/report';
import { median, pairedRatio } from '../report/statistics';
import type { Run } from '../report/run-clients';
import { CLIENTS, httpContestant, plainContestant, type Contestant } from './contestants';
import { makePlainCatalogue } from './plain-catalogue';
import { searchTerms } from './search-terms';

const SIZES = [5_000, 100_000];
const TERMS = 480;
const ROUNDS = 5;
const SEARCHES = 1_440;

/** Searches per second through the product, beside bare programs on the same rows, in alternating rounds. */
export const search: Bench = {
  name: 'search',
  async run(options) {
    const sections: Section[] = [];
    for (const converters of options.sizes ?? SIZES) sections.push(await searchAmong(converters, options));
    return sections;
  },
};

async function searchAmong(converters: number, options: BenchOptions): Promise<Section> {
  const product = await Product.start(options, converters);
  const bare = await Child.start('bare-search');
  try {
    const { url, adminUrl } = product.facts;
    const token = await tokenOf(url);
    const client = new ApiClient(url, token);
    const terms = await searchTerms(adminUrl, TERMS);
    const statements = await statementsOf(product, client, terms);
    await makePlainCatalogue(adminUrl);
    const bareUrl = await bare.ask('start', z.string(), { adminUrl, statements });
    const found = await foundBy(bareUrl, terms);
    const { list } = await client.call(companyList, { count: 1, isLoads: 'true' });
    const forCustomer = { companyId: list[0]?.companyId, facilityCity: 'Atlanta' };
    const { path } = productList;
    const served = { url, cpu: () => product.cpu() };
    const bareServed = { url: bareUrl, cpu: () => bare.cpu() };
    const contestants = [
      httpContestant('product, signed-in buyer', served, { path, token }),
      httpContestant('product, priced for a customer', served, { path, token, asked: forCustomer }),
      httpContestant('bare Koa, the same SQL', bareServed, { path: '/tuned' }),
      httpContestant('bare Koa, plain trigram query', bareServed, { path: '/plain' }),
      await plainContestant(adminUrl),
    ];
    const runs = await alternate(contestants, terms, () => postgresCpu(adminUrl));
    client.close();
    const table = section(converters, contestants, runs);
    return { ...table, notes: [...(table.notes ?? []), found] };
  } finally {
    await bare.stop();
    await product.stop();
  }
}

/** The statement that the product sends for each term. */
async function statementsOf(
  product: Product,
  client: ApiClient,
  terms: readonly string[],
): Promise<Record<string, Statement>> {
  const statements = await product.statementsOf('converters', 'from product', async () => {
    for (const text of terms) await client.send('GET', pathWithQuery(productList.path, { text }));
  });
  if (statements.length !== terms.length)
    throw new Error(`${terms.length} searches sent ${statements.length} statements.`);
  return Object.fromEntries(
    terms.map((term, index) => [term, statements[index] ?? { text: '', values: [] }]),
  );
}

/** How many terms find anything: the plain query looks at code and description only. */
async function foundBy(bareUrl: string, terms: readonly string[]): Promise<string> {
  const client = new ApiClient(bareUrl);
  const counts = { tuned: 0, plain: 0 };
  for (const text of terms) {
    for (const path of ['tuned', 'plain'] as const) {
      const answer = await client.send('GET', pathWithQuery(`/${path}`, { text }));
      if (foundRows.parse(JSON.parse(answer.text)).list.length) counts[path]++;
    }
  }
  client.close();
  return `of ${terms.length} terms ${counts.tuned} find something with the product's SQL, ${counts.plain} with the plain query`;
}

const foundRows = z.object({ list: z.array(z.unknown()) });

interface SearchRun extends Run {
  /** Processor time of the answering Node process per search, in milliseconds. */
  node: number;
  /** The same of PostgreSQL. */
  postgres: number;
}

async function alternate(
  contestants: readonly Contestant[],
  terms: readonly string[],
  databaseCpu: () => Promise<number>,
): Promise<SearchRun[][]> {
  const runs: SearchRun[][] = contestants.map(() => []);
  for (const { search: warmUp } of contestants) await warmUp(terms, TERMS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, contestant] of contestants.entries())
      runs[index]?.push(await searched(contestant, terms, databaseCpu));
  }
  await Promise.all(contestants.map((contestant) => contestant.close()));
  return runs;
}

async function searched(
  contestant: Contestant,
  terms: readonly string[],
  databaseCpu: () => Promise<number>,
): Promise<SearchRun> {
  const before = [await contestant.cpu(), await databaseCpu()];
  const run = await contestant.search(terms, SEARCHES);
  const after = [await contestant.cpu(), await databaseCpu()];
  const [node = NaN, postgres = NaN] = after.map((time, index) => (time - (before[index] ?? NaN)) / SEARCHES);
  return { ...run, node, postgres };
}

function section(
  converters: number,
  contestants: readonly Contestant[],
  runs: readonly SearchRun[][],
): Section {
  const [product = [], forCustomer = [], tuned = [], plainKoa = [], plain = []] = runs;
  return {
    title: `${converters} converters, ${CLIENTS} clients, ${ROUNDS} rounds of ${SEARCHES} searches`,
    rows: [
      ['', 'searches/s', ...durationColumns, 'CPU ms each: Node', 'PostgreSQL'],
      ...contestants.map(({ name }, index) => [name, ...cells(runs[index] ?? [])]),
    ],
    notes: [
      `product / bare Koa with the same SQL     ${ratios(product, tuned)} (aim 0.7)`,
      `  priced for a customer                  ${ratios(forCustomer, tuned)}`,
      `product / plain trigram query, no HTTP   ${ratios(product, plain)} (aim 1.5 at 100,000)`,
      `product / plain trigram query, bare Koa  ${ratios(product, plainKoa)}`,
    ],
  };
}

function cells(runs: readonly SearchRun[]): string[] {
  return [
    median(runs.map(({ perSecond }) => perSecond)).toFixed(0),
    ...durationCells(runs.flatMap(({ durations }) => durations)),
    median(runs.map(({ node }) => node)).toFixed(2),
    median(runs.map(({ postgres }) => postgres)).toFixed(2),
  ];
}

/** By throughput, and by processor time: the latter is hardly touched by what else the machine does. */
function ratios(left: readonly SearchRun[], right: readonly SearchRun[]): string {
  const speed = (runs: readonly SearchRun[]) => runs.map(({ perSecond }) => perSecond);
  const perCpu = (runs: readonly SearchRun[]) => runs.map(({ node, postgres }) => 1 / (node + postgres));
  return `${pairedRatio(speed(left), speed(right)).toFixed(2)}, by processor time ${pairedRatio(perCpu(left), perCpu(right)).toFixed(2)}`;
}
