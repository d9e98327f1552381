import type { z } from 'zod';
import type { Access } from './access';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Buckets of the rate limiter; the limits themselves are configuration of the services. */
export type RateLimit = 'sign-in' | 'pre-login' | 'mail' | 'invite' | 'upload' | 'purchase';

/**
 * One call of the product. From this definition come the route's validation, the handler's types, the RTK Query
 * endpoint, the OpenAPI page and the permission matrix. Input is the query string of a GET and the JSON body of
 * everything else.
 */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  id: string;
  service: string;
  method: Method;
  path: string;
  /** Other spellings that answer alike (the seeds' literal paths). */
  aliases?: readonly string[];
  summary: string;
  access: Access;
  input: I;
  output: O;
  /** `multipart` takes an uploaded file, `file` answers one; both are bound by the owner outside the JSON stack. */
  body?: 'json' | 'multipart' | 'file';
  rateLimit?: RateLimit;
}

/** Declares a call; the identity function that infers its schemas. */
export function endpoint<const I extends z.ZodType, const O extends z.ZodType>(
  definition: Endpoint<I, O>,
): Endpoint<I, O> {
  return definition;
}

/** What a handler receives: parsed, with defaults filled in. */
export type InputOf<E> = E extends Endpoint<infer I, z.ZodType> ? z.output<I> : never;
/** What a client passes. */
export type RequestOf<E> = E extends Endpoint<infer I, z.ZodType> ? z.input<I> : never;
/** What a handler returns and a client gets. */
export type AnswerOf<E> = E extends Endpoint<z.ZodType, infer O> ? z.output<O> : never;
