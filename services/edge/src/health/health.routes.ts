import type { RouteTable } from '../calls/route-table';
import type { Upstreams } from '../upstream/upstream';

/** `/health/live` and `/health/ready` (every service behind the door is). */
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
}
