import { listen, type Listener } from './listen';

export interface MetricsAddress {
  HOST: string;
  /** Absent: nowhere. */
  METRICS_PORT?: number;
}

/** Answers `/metrics` for Prometheus at a port of its own, which nobody has to let the public reach. */
export async function serveMetrics(
  { HOST, METRICS_PORT }: MetricsAddress,
  text: () => Promise<string>,
): Promise<Pick<Listener, 'close'>> {
  if (METRICS_PORT === undefined) return { close: () => Promise.resolve() };
  return listen(
    async (request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      const body = await text();
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(body);
    },
    HOST,
    METRICS_PORT,
  );
}
