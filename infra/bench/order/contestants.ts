import { z } from 'zod';
import type { Contestant } from '../contest/contest';
import type { Child } from '../processes/child';
import { ApiClient } from '../product/api-client';
import type { Product } from '../product/product';
import { signedInClients } from '../product/signed-in';
import { runClients } from '../report/run-clients';
import { addLine, complete, fillCart, LINES, openCart, type Shelf } from './shop';

export const CLIENTS = 4;
const ORDERS = 40;
const ITEMS = 400;

interface Work {
  name: string;
  amount: number;
  /** Does one piece with one of the clients. */
  piece(client: ApiClient, loadId: string): Promise<void>;
}

/** Orders and lines through the product, as the house buyer. */
export async function productContestants(product: Product, shelf: Shelf): Promise<Contestant[]> {
  const clients = await signedInClients(product.facts.url, CLIENTS);
  const loadIds = await Promise.all(clients.map((client) => openCart(client, shelf)));
  const works: Work[] = [
    {
      name: `product: order of ${LINES + 2} calls`,
      amount: ORDERS,
      piece: async (client) => complete(client, await fillCart(client, shelf)),
    },
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
    { name: `bare Koa: order of ${LINES + 2} calls`, amount: ORDERS, piece: bareOrder },
    {
      name: 'bare Koa: one line',
      amount: ITEMS,
      piece: (client, loadId) => client.demand('/item', 'POST', { loadId }),
    },
  ];
  return works.map((work) => contestant(work, { clients, loadIds, cpu: () => bare.cpu() }));
}

function contestant(
  { name, amount, piece }: Work,
  {
    clients,
    loadIds,
    cpu,
  }: { clients: readonly ApiClient[]; loadIds: readonly string[]; cpu(): Promise<number> },
): Contestant {
  return {
    name,
    amount,
    cpu,
    run: (count) =>
      runClients(CLIENTS, count, async (number) => {
        const client = clients[number];
        if (client) await piece(client, loadIds[number] ?? '');
      }),
    async close() {
      clients.forEach((client) => client.close());
    },
  };
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
