import pg from 'pg';
import type { Contestant } from '../contest/contest';
import { ownCpu } from '../processes/own-cpu';
import { ApiClient, pathWithQuery } from '../product/api-client';
import { runClients } from '../report/run-clients';
import { plainPattern, plainSearch } from './plain-catalogue';

export const CLIENTS = 10;
export const SEARCHES = 1_440;

export interface Searches {
  path: string;
  terms: readonly string[];
  token?: string;
  /** Added to every query. */
  asked?: object;
}

/** Searches over HTTP. */
export function httpContestant(
  name: string,
  { url, cpu }: { url: string; cpu(): Promise<number> },
  { path, terms, token, asked = {} }: Searches,
): Contestant {
  const clients = Array.from({ length: CLIENTS }, () => new ApiClient(url, token));
  const paths = terms.map((text) => pathWithQuery(path, { ...asked, text }));
  return {
    name,
    amount: SEARCHES,
    cpu,
    run: (amount) =>
      runClients(CLIENTS, amount, (client, piece) =>
        clients[client]?.demand(paths[piece % paths.length] ?? path),
      ),
    async close() {
      clients.forEach((client) => client.close());
    },
  };
}

/** The plain query on open connections, without HTTP: nothing can be less. */
export async function plainContestant(adminUrl: string, terms: readonly string[]): Promise<Contestant> {
  const clients = Array.from({ length: CLIENTS }, () => new pg.Client({ connectionString: adminUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  return {
    name: 'plain trigram query on pg, no HTTP',
    amount: SEARCHES,
    cpu: async () => ownCpu(),
    run: (amount) =>
      runClients(CLIENTS, amount, (client, piece) =>
        clients[client]?.query({ ...plainSearch, values: [plainPattern(terms[piece % terms.length] ?? '')] }),
      ),
    async close() {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}
