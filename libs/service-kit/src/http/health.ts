import type Router from '@koa/router';
import type { Service } from '../service/service';
import { metricsText } from './metrics';

/** /health/live, /health/ready (the database answers) and /metrics. */
export function healthRoutes(router: Router, service: Service): void {
  router.get('/health/live', (koa) => {
    koa.body = { status: 'live' };
  });
  router.get('/health/ready', async (koa) => {
    await service.database.raw('select 1');
    koa.body = { status: 'ready' };
  });
  router.get('/metrics', async (koa) => {
    koa.type = 'text/plain; version=0.0.4';
    koa.body = await metricsText();
  });
}
