import { z } from 'zod';
import type { Contestant } from '../contest/contest';
import type { Child } from '../processes/child';
import { ApiClient } from '../product/api-client';
import type { Product } from '../product/product';
import { signedInClients } from '../product/signed-in';
import { runClients, type Run } from '../report/run-clients';
import { addLine, complete, fillCart, LINES, openCart, type Shelf } from './shop';

export const CLIENTS = 4;
const ORDERS = 40;
const ITEMS = 400;

interface Work {
  name: string;
  amount: number;
  /** Does one piece with one of the clients. */
  piece(client: ApiClient, loadId: string): Promise<void>;
  /** Waits until nothing goes on of what was done; it is waited for after a piece of each client, and not timed. */
  settle?(): Promise<void>;
}

const MANY_CALLS = `order of ${LINES + 2} calls`;
const ALONE = `${MANY_CALLS}, the calls alone`;

/** Orders and lines through the product, as the house buyer. */
export async function productContestants(product: Product, shelf: Shelf): Promise<Contestant[]> {
  const clients = await signedInClients(product.facts.url, CLIENTS);
  const loadIds = await Promise.all(clients.map((client) => openCart(client, shelf)));
  const order = async (client: ApiClient) => complete(client, await fillCart(client, shelf));
  const works: Work[] = [
    { name: `product: ${MANY_CALLS}`, amount: ORDERS, piece: order },
    { name: `product: ${ALONE}`, amount: ORDERS, piece: order, settle: () => product.settle() },
    {
      name: 'product: one line',
      amount: ITEMS,
      piece: (client, loadId) => addLine(client, shelf, loadId, 0),
    },
  ];
  return works.map((work) => contestant(work, { clients, loadIds, cpu: () => product.cpu() }));
}

/** The same rows written by a bare program. */
export async function bareContestants(bare: Child, url: string): Promise<Contestant[]> {
  const clients = Array.from({ length: CLIENTS }, () => new ApiClient(url));
  const loadIds = await Promise.all(clients.map(bareCart));
  const works: Work[] = [
    {
      name: 'bare Koa: order in one call',
      amount: ORDERS,
      piece: (client) => client.demand('/order', 'POST', {}),
    },
    { name: `bare Koa: ${MANY_CALLS}`, amount: ORDERS, piece: bareOrder },
    { name: `bare Koa: ${ALONE}`, amount: ORDERS, piece: bareOrder, settle: async () => undefined },
    {
      name: 'bare Koa: one line',
      amount: ITEMS,
      piece: (client, loadId) => client.demand('/item', 'POST', { loadId }),
    },
  ];
  return works.map((work) => contestant(work, { clients, loadIds, cpu: () => bare.cpu() }));
}

function contestant(
  { name, amount, piece, settle }: Work,
  {
    clients,
    loadIds,
    cpu,
  }: { clients: readonly ApiClient[]; loadIds: readonly string[]; cpu(): Promise<number> },
): Contestant {
  const work = async (number: number) => {
    const client = clients[number];
    if (client) await piece(client, loadIds[number] ?? '');
  };
  return {
    name,
    amount,
    cpu,
    run: (count) => (settle ? runSettled(count, work, settle) : runClients(CLIENTS, count, work)),
    async close() {
      clients.forEach((client) => client.close());
    },
  };
}

/** One piece of each client, again and again; what has to settle between is no part of the time. */
async function runSettled(
  count: number,
  work: (client: number) => Promise<void>,
  settle: () => Promise<void>,
): Promise<Run> {
  const runs: Run[] = [];
  for (let left = count; left > 0; left -= CLIENTS) {
    const clients = Math.min(CLIENTS, left);
    runs.push(await runClients(clients, clients, work));
    await settle();
  }
  const seconds = runs.reduce((sum, { durations, perSecond }) => sum + durations.length / perSecond, 0);
  return { perSecond: count / seconds, durations: runs.flatMap(({ durations }) => durations) };
}

async function bareCart(client: ApiClient): Promise<string> {
  const { text } = await client.send('POST', '/open', {});
  return z.object({ loadId: z.string() }).parse(JSON.parse(text)).loadId;
}

async function bareOrder(client: ApiClient): Promise<void> {
  const loadId = await bareCart(client);
  for (let line = 0; line < LINES; line++) await client.demand('/item', 'POST', { loadId });
  await client.demand('/complete', 'POST', { loadId });
}
