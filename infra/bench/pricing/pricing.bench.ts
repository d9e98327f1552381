import { pricingDetail, pricingEdit, pricingEffect, productList } from '@washcoat/contract-converters';
import type { Bench, BenchOptions } from '../bench';
import { ApiClient } from '../product/api-client';
import { Product } from '../product/product';
import { SUPER_ADMIN, tokenOf } from '../product/signed-in';
import { durationCells, durationColumns } from '../report/durations';
import type { Section } from '../report/report';
import { median } from '../report/statistics';
import { multiplyCatalogue } from '../search/multiply-catalogue';

const SIZES = [5_000, 1_000_000];
/** More converters than these are copies of theirs. */
const SEEDED_AT_MOST = 10_000;
const ROUNDS = 30;
const PAGE = 100;

const steps = ['preview', 'counts', 'first page', 'apply'] as const;
type Durations = Record<(typeof steps)[number], number[]>;

/** Trying and applying prices over a small catalogue and one of a million. */
export const pricing: Bench = {
  name: 'pricing',
  async run(options) {
    const measured: { converters: number; durations: Durations }[] = [];
    for (const converters of options.sizes ?? SIZES)
      measured.push({ converters, durations: await priceAmong(converters, options) });
    return [...measured.map(sectionOf), growthOf(measured)];
  },
};

async function priceAmong(converters: number, options: BenchOptions): Promise<Durations> {
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
    client.close();
    return durations;
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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function sectionOf({ converters, durations }: { converters: number; durations: Durations }): Section {
  return {
    title: `trying and applying prices, ${converters} converters, ${ROUNDS} rounds`,
    rows: [['', ...durationColumns], ...steps.map((step) => [step, ...durationCells(durations[step])])],
    notes: [],
  };
}

function growthOf(measured: readonly { converters: number; durations: Durations }[]): Section {
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
