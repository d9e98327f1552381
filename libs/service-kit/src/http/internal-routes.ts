import { timingSafeEqual } from 'node:crypto';
import type Router from '@koa/router';
import type { z } from 'zod';
import { Problem } from '../problem';
import { SERVICE_SECRET_HEADER } from '../service/service-caller';
import type { Service } from '../service/service';
import type { UnitOfWork } from '../service/unit-of-work';

interface InternalWrite<I extends z.ZodType> {
  kind: 'write';
  path: string;
  input: I;
  handle(unit: UnitOfWork, input: z.output<I>): Promise<unknown>;
}
interface InternalRead<I extends z.ZodType> {
  kind: 'read';
  path: string;
  input: I;
  handle(service: Service, input: z.output<I>): Promise<unknown>;
}

/** A call that only other services may make. A Buffer answer is sent as it is, anything else as JSON. */
export type InternalCall<I extends z.ZodType = z.ZodType> = InternalWrite<I> | InternalRead<I>;

/** Declares an internal call that changes something: it works in one transaction. */
export function internalWrite<I extends z.ZodType>(
  definition: Omit<InternalWrite<I>, 'kind'>,
): InternalCall<I> {
  return { kind: 'write', ...definition };
}

/** Declares an internal call that changes nothing: it holds no connection while it works. */
export function internalRead<I extends z.ZodType>(
  definition: Omit<InternalRead<I>, 'kind'>,
): InternalCall<I> {
  return { kind: 'read', ...definition };
}

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
