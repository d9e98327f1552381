import type { Endpoint } from '@washcoat/contract-kernel';
import type { RouteTable } from '../calls/route-table';
import { docsPage } from './docs-page';
import { joinedOpenApi } from './joined-openapi';

/** `/openapi.json` and `/docs`, both made once. */
export function bindDocs(table: RouteTable, endpoints: readonly Endpoint[]): void {
  const openApi = JSON.stringify(joinedOpenApi(endpoints));
  const page = docsPage(endpoints);
  table.add('GET', '/openapi.json', (koa) => {
    koa.type = 'application/json';
    koa.body = openApi;
  });
  table.add('GET', '/docs', (koa) => {
    koa.type = 'text/html';
    koa.body = page;
  });
}
