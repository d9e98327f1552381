import { randomUUID } from 'node:crypto';
import { bodyParser } from '@koa/bodyparser';
import { listen } from '@washcoat/service-kit';
import Koa from 'koa';
import pg from 'pg';
import { z } from 'zod';
import { answerParent } from '../processes/parent';
import { BareOrders } from './bare-orders';
import { readSampleOrder } from './sample-order';

const settings = z.object({ adminUrl: z.string(), loadId: z.string() });
const POOL = 8;

answerParent({
  start: async (input) => {
    const { adminUrl, loadId } = settings.parse(input);
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    const sample = await readSampleOrder(client, loadId);
    await client.end();
    const orders = new BareOrders(sample, new pg.Pool({ connectionString: adminUrl, max: POOL }));
    const app = new Koa();
    app.silent = true;
    app.use(bodyParser());
    app.use(async (koa) => {
      const id = loadIdOf(koa.request.body);
      if (koa.path === '/order') await orders.whole(randomUUID());
      else if (koa.path === '/item') await orders.item(id);
      else if (koa.path === '/complete') await orders.complete(id);
      else koa.body = { loadId: await orders.open(randomUUID()) };
      koa.body ??= { message: 'done' };
    });
    const { port } = await listen(app.callback(), '127.0.0.1', 0);
    return `http://127.0.0.1:${port}`;
  },
});

const loadIdOf = (body: unknown) => z.object({ loadId: z.string().default('') }).parse(body ?? {}).loadId;
