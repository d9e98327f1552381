import autocannon from 'autocannon';
import type { Run } from '../report/run-clients';

export interface Requests {
  /** Paths with their query, asked for in turn; every client begins at another. */
  paths: readonly string[];
  clients: number;
  /** How many requests all clients send together. */
  amount: number;
  token?: string;
}

/** Sends requests as fast as they are answered. Throws when one is not answered with 200. */
export async function fire(
  url: string,
  { paths, clients, amount, token = '' }: Requests,
): Promise<Run & { bytes: number }> {
  const durations: number[] = [];
  let client = 0;
  const started = performance.now();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections: clients,
        amount,
        setupClient(connection) {
          const first = Math.floor((client++ * paths.length) / clients);
          const inTurn = [...paths.slice(first), ...paths.slice(0, first)];
          connection.setRequests(inTurn.map((path) => ({ path, headers: token ? { token } : {} })));
        },
      },
      (problem: Error | null, finished) => (problem ? reject(problem) : resolve(finished)),
    );
    running.on('response', (_client, _status, _bytes, milliseconds) => durations.push(milliseconds));
  });
  const seconds = (performance.now() - started) / 1000;
  const failed = result.errors + result.non2xx;
  if (failed) throw new Error(`${failed} of ${amount} requests to ${url} failed.`);
  return { perSecond: durations.length / seconds, durations, bytes: result.throughput.total / amount };
}
