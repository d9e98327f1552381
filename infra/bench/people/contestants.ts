import pg from 'pg';
import type { Contestant } from '../contest/contest';
import { ownCpu } from '../processes/own-cpu';
import { ApiClient } from '../product/api-client';
import type { Product } from '../product/product';
import type { Statement } from '../product/product-protocol';
import { runClients } from '../report/run-clients';
import type { Question } from './questions';

/** How many ask together, and how often in a round. */
export interface Crowd {
  clients: number;
  amount: number;
}

/** The question over HTTP. */
export function askedOfProduct(
  product: Product,
  token: string,
  { paths }: Question,
  { clients: count, amount }: Crowd,
): Contestant {
  const clients = Array.from({ length: count }, () => new ApiClient(product.facts.url, token));
  return {
    name: 'product',
    amount,
    cpu: () => product.cpu(),
    run: (pieces) =>
      runClients(count, pieces, (client, piece) =>
        clients[client]?.demand(paths[piece % paths.length] ?? ''),
      ),
    async close() {
      clients.forEach((client) => client.close());
    },
  };
}

/** The statements that the service sends for it, on open connections like the service's own, without HTTP. */
export async function askedOfDatabase(
  adminUrl: string,
  statements: readonly (readonly Statement[])[],
  { clients: count, amount }: Crowd,
): Promise<Contestant> {
  const options = '-c search_path=entities,public -c plan_cache_mode=force_custom_plan';
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: adminUrl, options }));
  await Promise.all(clients.map((client) => client.connect()));
  return {
    name: 'bare SQL',
    amount,
    cpu: async () => ownCpu(),
    run: (pieces) =>
      runClients(count, pieces, async (client, piece) => {
        for (const { text, values } of statements[piece % statements.length] ?? [])
          await clients[client]?.query(text, values);
      }),
    async close() {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

/** What the service sends to its database for each way of asking. */
export async function statementsOf(
  product: Product,
  client: ApiClient,
  { paths, table }: Question,
): Promise<Statement[][]> {
  const statements: Statement[][] = [];
  for (const path of table ? paths : [])
    statements.push(await product.statementsOf('entities', table ?? '', () => client.demand(path)));
  return statements;
}
