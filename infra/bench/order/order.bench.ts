import { z } from 'zod';
import type { Bench } from '../bench';
import { Child } from '../processes/child';
import { ApiClient } from '../product/api-client';
import { Product } from '../product/product';
import { signedInClients } from '../product/signed-in';
import { durationCells, durationColumns } from '../report/durations';
import type { Section } from '../report/report';
import { runClients, type Run } from '../report/run-clients';
import { median, pairedRatio } from '../report/statistics';
import { addLine, complete, fillCart, LINES, openCart, readShelf } from './shop';

const CLIENTS = 4;
const ROUNDS = 5;
const ORDERS = 40;
const ITEMS = 400;

type Work = (client: number) => Promise<unknown> | undefined;
interface Contestant {
  name: string;
  count: number;
  work: Work;
}

/** Orders of ten lines with their event, and lines alone, beside bare programs that write the same rows. */
export const order: Bench = {
  name: 'order',
  async run(options) {
    const product = await Product.start(options);
    const bare = await Child.start('bare-order');
    try {
      const { url, adminUrl } = product.facts;
      const shelf = await readShelf(url);
      const buyers = await signedInClients(url, CLIENTS);
      const [first] = buyers;
      if (!first) return [];
      const sample = await fillCart(first, shelf);
      await complete(first, sample);
      const bareUrl = await bare.ask('start', z.string(), { adminUrl, loadId: sample });
      const strangers = Array.from({ length: CLIENTS }, () => new ApiClient(bareUrl));
      const openLoads = await Promise.all(buyers.map((buyer) => openCart(buyer, shelf)));
      const bareLoads = await Promise.all(strangers.map(bareOpen));
      const contestants: Contestant[] = [
        {
          name: `product: order of ${LINES + 2} calls`,
          count: ORDERS,
          work: (client) => wholeOrder(buyers[client], shelf),
        },
        {
          name: `bare Koa: order in one call`,
          count: ORDERS,
          work: (client) => strangers[client]?.send('POST', '/order', {}),
        },
        {
          name: `bare Koa: order of ${LINES + 2} calls`,
          count: ORDERS,
          work: (client) => bareOrder(strangers[client]),
        },
        {
          name: 'product: one line',
          count: ITEMS,
          work: (client) => addedLine(buyers[client], shelf, openLoads[client]),
        },
        {
          name: 'bare Koa: one line',
          count: ITEMS,
          work: (client) => strangers[client]?.send('POST', '/item', { loadId: bareLoads[client] }),
        },
      ];
      const runs = await alternate(contestants, () => product.settle());
      return [section(contestants, runs)];
    } finally {
      await bare.stop();
      await product.stop();
    }
  },
};

type Shelf = Parameters<typeof fillCart>[1];

async function wholeOrder(buyer: ApiClient | undefined, shelf: Shelf) {
  if (buyer) await complete(buyer, await fillCart(buyer, shelf));
}

async function addedLine(buyer: ApiClient | undefined, shelf: Shelf, loadId = '') {
  if (buyer) await addLine(buyer, shelf, loadId, 0);
}

async function bareOpen(stranger: ApiClient): Promise<string> {
  const { text } = await stranger.send('POST', '/open', {});
  return z.object({ loadId: z.string() }).parse(JSON.parse(text)).loadId;
}

async function bareOrder(stranger: ApiClient | undefined) {
  if (!stranger) return;
  const loadId = await bareOpen(stranger);
  for (let line = 0; line < LINES; line++) await stranger.send('POST', '/item', { loadId });
  await stranger.send('POST', '/complete', { loadId });
}

async function alternate(contestants: readonly Contestant[], settle: () => Promise<void>): Promise<Run[][]> {
  const runs: Run[][] = contestants.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, { count, work }] of contestants.entries()) {
      const run = await runClients(CLIENTS, round ? count : CLIENTS, work);
      if (round) runs[index]?.push(run);
      await settle();
    }
  }
  return runs;
}

function section(contestants: readonly Contestant[], runs: readonly Run[][]): Section {
  const perSecond = runs.map((rounds) => rounds.map((run) => run.perSecond));
  const [orders = [], oneCall = [], manyCalls = [], lines = [], bareLines = []] = perSecond;
  const rows = contestants.map(({ name }, index) => [
    name,
    median(perSecond[index] ?? []).toFixed(1),
    ...durationCells((runs[index] ?? []).flatMap(({ durations }) => durations)),
  ]);
  return {
    title: `orders of ${LINES} lines, ${CLIENTS} clients, ${ROUNDS} rounds`,
    rows: [['', 'per s', ...durationColumns], ...rows],
    notes: [
      `order: product / bare Koa in one call and transaction  ${pairedRatio(orders, oneCall).toFixed(2)} (aim 0.5)`,
      `order: product / bare Koa with the same ${LINES + 2} calls      ${pairedRatio(orders, manyCalls).toFixed(2)}`,
      `line:  product / bare Koa                              ${pairedRatio(lines, bareLines).toFixed(2)}`,
    ],
  };
}
