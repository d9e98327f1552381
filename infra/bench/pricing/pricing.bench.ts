import { pricingDetail, pricingEdit, pricingEffect, productList } from '@washcoat/contract-converters';
import type { Bench, BenchOptions } from '../bench';
import { ApiClient } from '../product/api-client';
import { Product } from '../product/product';
import { SUPER_ADMIN, tokenOf } from '../product/signed-in';
import { durationCells, durationColumns } from '../report/durations';
import type { Section } from '../report/report';
import { median } from '../report/statistics';
import { multiplyCatalogue } from '../search/multiply-catalogue';
import { PAGES_OF_A_PERSON, PricePages } from './price-pages';
import { ServedLists } from './served-lists';

const SIZES = [5_000, 1_000_000];
/** More converters than these are copies of theirs. */
const SEEDED_AT_MOST = 10_000;
const ROUNDS = 30;
const PAGE = 100;
/** Pages that are open while prices are applied, and people who ask for lists all the time. */
const OPEN_PAGES = 100;
const READERS = 3;
const WATCHED = 10;
const SEEN_MS = 2000;

const steps = ['preview', 'counts', 'first page', 'apply'] as const;
type Durations = Record<(typeof steps)[number], number[]>;

interface Measured {
  converters: number;
  durations: Durations;
  /** From sending an apply until each open page has a list with the new prices. */
  seen: number[];
  served: ServedLists;
}

/** Trying and applying prices over a small catalogue and one of a million. */
export const pricing: Bench = {
  name: 'pricing',
  async run(options) {
    const measured: Measured[] = [];
    for (const converters of options.sizes ?? SIZES) measured.push(await priceAmong(converters, options));
    return [...measured.flatMap((each) => [sectionOf(each), seenBy(each)]), growthOf(measured)];
  },
};

async function priceAmong(converters: number, options: BenchOptions): Promise<Measured> {
  const product = await Product.start(options, converters, Math.min(converters, SEEDED_AT_MOST));
  try {
    const { url, adminUrl } = product.facts;
    await multiplyCatalogue(adminUrl, converters);
    const client = new ApiClient(url, await tokenOf(url, SUPER_ADMIN));
    const durations: Durations = { preview: [], counts: [], 'first page': [], apply: [] };
    for (let round = 0; round <= ROUNDS; round++) {
      const took = await priceOnce(client, round);
      // The first round fills what is remembered of the prices in force.
      if (round > 0) for (const step of steps) durations[step].push(took[step]);
    }
    const watched = await watchApplies(product, client);
    client.close();
    return { converters, durations, ...watched };
  } finally {
    await product.stop();
  }
}

/** Tries another hedge price, looks at what it does, and puts it in force; answers what each took in milliseconds. */
async function priceOnce(client: ApiClient, round: number): Promise<Record<(typeof steps)[number], number>> {
  const { snapshotId: baseSnapshotId } = await client.call(pricingDetail, {});
  const entry = { pricingType: 1 as const, baseSnapshotId, abcPrice: { ptOz: 900 + (round % 50) } };
  const preview = await timed(() => client.call(pricingEdit, { ...entry, isPreview: true }));
  const counts = await timed(() => client.call(pricingEffect, {}));
  const page = await timed(() => client.call(productList, { isPreview: 'true', count: PAGE }));
  const draftTouchedAt = (await client.call(pricingDetail, {})).draft?.touchedAt;
  const apply = await timed(() => client.call(pricingEdit, { ...entry, draftTouchedAt, isPreview: false }));
  return { preview, counts, 'first page': page, apply };
}

/** Applies prices while pages are open and lists are asked for without a pause. */
async function watchApplies(product: Product, client: ApiClient): Promise<Pick<Measured, 'seen' | 'served'>> {
  const { url } = product.facts;
  const served = new ServedLists();
  const pages = new PricePages(served);
  const tokens = await product.signIn(OPEN_PAGES / PAGES_OF_A_PERSON);
  for (let page = 0; page < OPEN_PAGES; page++) await pages.open(url, tokens[page % tokens.length] ?? '');
  let isOver = false;
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    const own = new ApiClient(url, tokens[0]);
    const isPreview = reader === 0 ? ({ isPreview: 'true' } as const) : {};
    while (!isOver) served.note(await own.call(productList, { count: PAGE, ...isPreview }));
    own.close();
  });
  const seen: number[] = [];
  try {
    for (let round = 0; round < WATCHED; round++) {
      const { snapshotId: baseSnapshotId } = await client.call(pricingDetail, {});
      const entry = { pricingType: 1 as const, baseSnapshotId, abcPrice: { ptOz: 800 + round } };
      const sent = performance.now();
      const { snapshotId } = await client.call(pricingEdit, { ...entry, isPreview: false });
      seen.push(...(await pages.haveSeen(snapshotId, sent)));
    }
  } finally {
    isOver = true;
    pages.close();
  }
  await Promise.all(readers);
  return { seen, served };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function seenBy({ converters, seen, served }: Measured): Section {
  return {
    title: `${WATCHED} applies over ${converters} converters while ${OPEN_PAGES} pages are open and ${READERS} ask all the time: sent → listed with the new prices`,
    rows: [
      ['', 'lists', 'mixed', ...durationColumns],
      ['open pages', String(served.answers), String(served.mixtures), ...durationCells(seen)],
    ],
    notes: [`aim: everybody within ${SEEN_MS} ms, no list with prices of two snapshots`],
  };
}

function sectionOf({ converters, durations }: Measured): Section {
  return {
    title: `trying and applying prices, ${converters} converters, ${ROUNDS} rounds`,
    rows: [['', ...durationColumns], ...steps.map((step) => [step, ...durationCells(durations[step])])],
    notes: [],
  };
}

function growthOf(measured: readonly Measured[]): Section {
  const [first] = measured;
  return {
    title: 'median as the catalogue grows, times the first',
    rows: [
      ['converters', ...steps],
      ...measured.map(({ converters, durations }) => [
        String(converters),
        ...steps.map((step) => (median(durations[step]) / median(first?.durations[step] ?? [])).toFixed(2)),
      ]),
    ],
    notes: ['aim: at most 1.2 times from 5,000 to 1,000,000'],
  };
}
