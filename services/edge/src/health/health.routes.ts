import type { RouteTable } from '../calls/route-table';
import type { Upstreams } from '../upstream/upstream';
import { edgeMetricsText } from './metrics';

/** `/health/live`, `/health/ready` (every service behind the door is) and `/metrics`. */
export function bindHealth(table: RouteTable, upstreams: Upstreams): void {
  table.add('GET', '/health/live', (koa) => {
    koa.body = { status: 'live' };
  });
  table.add('GET', '/health/ready', async (koa) => {
    const names = Object.keys(upstreams);
    const states = await Promise.all(Object.values(upstreams).map((upstream) => upstream.isReady()));
    const services = Object.fromEntries(
      names.map((name, index) => [name, states[index] ? 'ready' : 'not ready']),
    );
    const isReady = states.every(Boolean);
    koa.status = isReady ? 200 : 503;
    koa.body = { status: isReady ? 'ready' : 'not ready', services };
  });
  table.add('GET', '/metrics', async (koa) => {
    koa.type = 'text/plain; version=0.0.4';
    koa.body = await edgeMetricsText();
  });
}
