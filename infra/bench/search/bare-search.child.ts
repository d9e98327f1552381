import { listen } from '@washcoat/service-kit';
import Koa from 'koa';
import pg from 'pg';
import { z } from 'zod';
import { answerParent } from '../processes/parent';
import { statement, type Statement } from '../product/product-protocol';
import { plainPattern, plainSearch } from './plain-catalogue';

const settings = z.object({ adminUrl: z.string(), statements: z.record(z.string(), statement) });

/** As many connections as a service of the product has of each kind. */
const POOL = 8;

answerParent({
  start: async (input) => {
    const { adminUrl, statements } = settings.parse(input);
    const options = '-c search_path=converters,public';
    const plannedEachTime = pool(adminUrl, `${options} -c plan_cache_mode=force_custom_plan`);
    const plannedOnce = pool(adminUrl, `${options} -c plan_cache_mode=force_generic_plan`);
    const plain = pool(adminUrl, options);
    const prepared = new Map(
      Object.entries(statements).map(([term, one]) => [
        term,
        { query: named(one), tuned: one.isPlannedOnce ? plannedOnce : plannedEachTime },
      ]),
    );
    const app = new Koa();
    app.silent = true;
    app.use(async (koa) => {
      const term = String(koa.query.text);
      const known = prepared.get(term);
      const isTuned = koa.path === '/tuned' && known !== undefined;
      const { rows } = isTuned
        ? await known.tuned.query(known.query)
        : await plain.query({ ...plainSearch, values: [plainPattern(term)] });
      koa.body = { list: rows };
    });
    const { port } = await listen(app.callback(), '127.0.0.1', 0);
    return `http://127.0.0.1:${port}`;
  },
});

function pool(connectionString: string, options: string): pg.Pool {
  return new pg.Pool({ connectionString, options, max: POOL });
}

const names = new Map<string, string>();

/** Statements that differ in their values only are prepared once. */
function named({ text, values }: Statement): pg.QueryConfig {
  const name = names.get(text) ?? `tuned-${names.size}`;
  names.set(text, name);
  return { name, text, values };
}
