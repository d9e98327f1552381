import { timingSafeEqual } from 'node:crypto';
import type Router from '@koa/router';
import { Problem } from '../problem';
import { SERVICE_SECRET_HEADER } from '../service/service-caller';
import type { Service } from '../service/service';
import type { InternalCall } from './internal-call';

/** Binds the internal calls. Without the shared secret they do not exist. */
export function internalRoutes(router: Router, service: Service): void {
  for (const call of service.internalCalls) {
    router.post(call.path, async (koa) => {
      if (!isSecret(koa.get(SERVICE_SECRET_HEADER), service.platform.secret)) {
        throw new Problem(404, 'There is no such call.', { code: 'UNKNOWN_CALL' });
      }
      const input = call.input.parse(koa.request.body);
      koa.body = await answer(service, call, input, String(koa.state.requestId));
    });
  }
}

function answer(
  service: Service,
  call: InternalCall,
  input: unknown,
  correlationId: string,
): Promise<unknown> {
  if (call.kind === 'read') return call.handle(service, input);
  return service.inTransaction({ correlationId }, (unit) => call.handle(unit, input));
}

function isSecret(given: string, secret: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}
