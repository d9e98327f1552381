import { timingSafeEqual } from 'node:crypto';
import type Router from '@koa/router';
import type { z } from 'zod';
import { Problem } from '../problem';
import { SERVICE_SECRET_HEADER } from '../service/service-caller';
import type { Service } from '../service/service';
import type { UnitOfWork } from '../service/unit-of-work';

/** A call that only other services may make. A Buffer answer is sent as it is, anything else as JSON. */
export interface InternalCall<I extends z.ZodType = z.ZodType> {
  path: string;
  input: I;
  handle(unit: UnitOfWork, input: z.output<I>): Promise<unknown>;
}

/** Declares an internal call; the identity function that infers its input. */
export function internalCall<I extends z.ZodType>(definition: InternalCall<I>): InternalCall<I> {
  return definition;
}

/** Binds the internal calls. Without the shared secret they do not exist. */
export function internalRoutes(router: Router, service: Service): void {
  for (const call of service.internalCalls) {
    router.post(call.path, async (koa) => {
      if (!isSecret(koa.get(SERVICE_SECRET_HEADER), service.platform.secret)) {
        throw new Problem(404, 'There is no such call.', { code: 'UNKNOWN_CALL' });
      }
      const input = call.input.parse(koa.request.body);
      koa.body = await service.inTransaction({ correlationId: String(koa.state.requestId) }, (unit) =>
        call.handle(unit, input),
      );
    });
  }
}

function isSecret(given: string, secret: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}
