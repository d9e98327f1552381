import type Router from '@koa/router';
import type { Service } from '../service/service';

/** /health/live and /health/ready (the database answers). */
export function healthRoutes(router: Router, service: Service): void {
  router.get('/health/live', (koa) => {
    koa.body = { status: 'live' };
  });
  router.get('/health/ready', async (koa) => {
    await service.database.raw('select 1');
    koa.body = { status: 'ready' };
  });
}
