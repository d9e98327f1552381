import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type Koa from 'koa';
import inject from 'light-my-request';
import { CALL_TABLE_PATH, type Upstream } from './upstream';

/** What answers at `/realtime` within this process; the engine of socket.io has this shape. */
export interface RealtimeEngine {
  handleRequest(request: IncomingMessage, response: ServerResponse): unknown;
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): unknown;
}

/** The path of the realtime connection, web sockets and their fallback alike. */
export const REALTIME_PATH = '/realtime';
export const isRealtime = (path: string) => path === REALTIME_PATH || path.startsWith(`${REALTIME_PATH}/`);

/**
 * A service of this process: its middleware runs on the door's own context, so that its answer is compressed and
 * streamed like one from here.
 */
export function localUpstream(app: Koa, realtime?: RealtimeEngine): Upstream {
  const handler = app.callback();
  const dispatch = (request: IncomingMessage, response: ServerResponse) => void handler(request, response);
  return {
    async answer(koa) {
      if (realtime && isRealtime(koa.path)) {
        koa.respond = false;
        realtime.handleRequest(koa.req, koa.res);
        return;
      }
      await run(app.middleware, koa);
    },
    upgrade(request, socket, head) {
      if (realtime) realtime.handleUpgrade(request, socket, head);
      else socket.destroy();
    },
    async isReady() {
      const { statusCode } = await inject(dispatch, '/health/ready');
      return statusCode === 200;
    },
    async callTable() {
      const { payload } = await inject(dispatch, CALL_TABLE_PATH);
      return JSON.parse(payload);
    },
  };
}

async function run(middleware: readonly Koa.Middleware[], koa: Koa.Context): Promise<void> {
  const [first, ...rest] = middleware;
  await first?.(koa, () => run(rest, koa));
}
