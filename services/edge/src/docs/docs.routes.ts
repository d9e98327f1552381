import type { KnownCalls } from '../calls/known-calls';
import type { RouteTable } from '../calls/route-table';
import { docsPage } from './docs-page';
import { joinedTables } from './joined-tables';

/** `/openapi.json` and `/docs`: what the services describe when they are asked. */
export function bindDocs(table: RouteTable, calls: KnownCalls): void {
  table.add('GET', '/openapi.json', async (koa) => {
    koa.type = 'application/json';
    koa.body = JSON.stringify(joinedTables(await calls.current()));
  });
  table.add('GET', '/docs', async (koa) => {
    koa.type = 'text/html';
    koa.body = docsPage(await calls.current());
  });
}
