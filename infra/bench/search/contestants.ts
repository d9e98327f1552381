import pg from 'pg';
import { ApiClient, pathWithQuery } from '../product/api-client';
import { runClients, type Run } from '../report/run-clients';
import { plainPattern, plainSearch } from './plain-catalogue';

/** Something that answers searches; each does the same searches with the same number of clients. */
export interface Contestant {
  name: string;
  search(terms: readonly string[], amount: number): Promise<Run>;
  /** Milliseconds of processor time that the Node process which answers has used. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

export const CLIENTS = 10;

/** Over HTTP at `path`; `asked` is added to every query. */
export function httpContestant(
  name: string,
  server: { url: string; cpu(): Promise<number> },
  { path, token, asked = {} }: { path: string; token?: string; asked?: object },
): Contestant {
  const clients = Array.from({ length: CLIENTS }, () => new ApiClient(server.url, token));
  return {
    name,
    cpu: () => server.cpu(),
    search: (terms, amount) => {
      const paths = terms.map((text) => pathWithQuery(path, { ...asked, text }));
      return runClients(CLIENTS, amount, (client, piece) =>
        clients[client]?.demand(paths[piece % paths.length] ?? path),
      );
    },
    async close() {
      clients.forEach((client) => client.close());
    },
  };
}

/** The plain query on open connections, without HTTP: nothing can be less. */
export async function plainContestant(adminUrl: string): Promise<Contestant> {
  const clients = Array.from({ length: CLIENTS }, () => new pg.Client({ connectionString: adminUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  return {
    name: 'plain trigram query on pg, no HTTP',
    cpu: async () => ownCpu(),
    search: (terms, amount) =>
      runClients(CLIENTS, amount, (client, piece) =>
        clients[client]?.query({ ...plainSearch, values: [plainPattern(terms[piece % terms.length] ?? '')] }),
      ),
    async close() {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
