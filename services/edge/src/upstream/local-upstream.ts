import type { IncomingMessage, ServerResponse } from 'node:http';
import type Koa from 'koa';
import inject from 'light-my-request';
import { CALL_TABLE_PATH, type Upstream } from './upstream';

/**
 * A service of this process: its middleware runs on the door's own context, so that its answer is compressed and
 * streamed like one from here.
 */
export function localUpstream(app: Koa): Upstream {
  const handler = app.callback();
  const dispatch = (request: IncomingMessage, response: ServerResponse) => void handler(request, response);
  return {
    async answer(koa) {
      await run(app.middleware, koa);
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
