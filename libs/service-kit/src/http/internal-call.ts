import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Platform } from '../service/platform';
import type { UnitOfWork } from '../service/unit-of-work';

/** What an internal call that changes nothing works with. */
interface CalledService {
  database: Knex;
  platform: Platform;
}

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
  handle(service: CalledService, input: z.output<I>): Promise<unknown>;
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
