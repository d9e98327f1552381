import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import { openApiOf } from '@washcoat/contract-kernel';
import Koa from 'koa';
import { Problem } from '../problem';
import type { Service } from '../service/service';
import { downloadRoutes } from './download-routes';
import { dispatch } from './dispatch';
import { answerErrors } from './error-handler';
import { internalRoutes } from './internal-routes';
import { measure } from './metrics';
import { readBody } from './read-body';
import { newId } from '../platform/surroundings';

const BODY_LIMIT = '1mb';
const INTERNAL_BODY_LIMIT = '20mb';

/** Builds the Koa app of a service; it does not listen. */
export function createApp(service: Service): Koa {
  const app = new Koa({ proxy: true, maxIpsCount: 1 });
  app.silent = true;
  app.use(identify);
  app.use(measure(service.name));
  app.use(answerErrors(service.platform.logger));
  app.use(parseJson(service.definition.plainForms));
  const router = new Router();
  for (const route of service.routes) {
    for (const path of [route.endpoint.path, ...(route.endpoint.aliases ?? [])]) {
      router.register(path, [route.endpoint.method], [(koa) => dispatch(service, route, koa)]);
    }
  }
  let openApi: string | undefined;
  router.get('/openapi.json', (koa) => {
    koa.type = 'application/json';
    koa.body = openApi ??= openApiText(service);
  });
  downloadRoutes(router, service);
  internalRoutes(router, service);
  healthRoutes(router, service);
  app.use(answerUnknown);
  app.use(router.routes());
  app.use(router.allowedMethods());
  return app;
}

function openApiText({ name, routes }: Service): string {
  return JSON.stringify(
    openApiOf(
      name,
      routes.map(({ endpoint }) => endpoint),
    ),
  );
}

const identify: Koa.Middleware = async (koa, next) => {
  koa.state.requestId = koa.get('x-request-id').slice(0, 100) || newId();
  koa.set('x-request-id', koa.state.requestId);
  await next();
};

function parseJson(plainForms: readonly string[] = []): Koa.Middleware {
  const options = {
    enableTypes: ['json'],
    parsedMethods: ['POST', 'PUT', 'DELETE'],
    encoding: 'utf-8',
  } as const;
  const parse = bodyParser({
    ...options,
    parsedMethods: [...options.parsedMethods],
    enableTypes: ['json'],
    jsonLimit: BODY_LIMIT,
  });
  const parseInternal = bodyParser({
    parsedMethods: ['POST'],
    enableTypes: ['json'],
    jsonLimit: INTERNAL_BODY_LIMIT,
  });
  return async (koa, next) => {
    if (plainForms.some((path) => koa.path.startsWith(`${path}/`))) return next();
    const hasBody = Number(koa.get('content-length')) > 0 || koa.get('transfer-encoding') !== '';
    if (hasBody && koa.method !== 'GET' && !koa.is('json', 'multipart')) {
      throw new Problem(400, 'The body must be JSON.', { code: 'NOT_JSON' });
    }
    const reader = koa.path.startsWith('/internal/') ? parseInternal : parse;
    if (await readBody(reader, koa)) await next();
  };
}

/** Calls that nobody bound: 405 with Allow when the path has another method, else 404. */
const answerUnknown: Koa.Middleware = async (koa, next) => {
  await next();
  if (koa.body !== undefined && koa.body !== null) return;
  const requestId = String(koa.state.requestId);
  if (koa.status === 404) {
    koa.status = 404;
    koa.body = { error: 'There is no such call.', code: 'UNKNOWN_CALL', requestId };
  } else if (koa.status === 405 || koa.status === 501) {
    koa.status = 405;
    koa.body = { error: 'This call has another method.', code: 'WRONG_METHOD', requestId };
  }
};

/** /health/live and /health/ready (the database answers, however busy the service is). */
function healthRoutes(router: Router, service: Service): void {
  router.get('/health/live', (koa) => {
    koa.body = { status: 'live' };
  });
  router.get('/health/ready', async (koa) => {
    await service.assertReady();
    koa.body = { status: 'ready' };
  });
}
