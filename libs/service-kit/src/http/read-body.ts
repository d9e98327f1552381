import type { Context, Middleware } from 'koa';
import { Problem } from '../problem';

/**
 * Reads the body of a request by a parser; answers whether it went on, as parsers do that answered nothing themselves.
 * Throws 400 for a badly packed body, and what the parser says of one that it does not take.
 */
export async function readBody(parse: Middleware, koa: Context): Promise<boolean> {
  let isRead = false;
  const next = async () => {
    isRead = true;
  };
  await Promise.resolve(parse(koa, next)).catch((cause: unknown) => {
    if (cause instanceof Error && 'status' in cause) throw cause;
    // What fails while a body is read is wrong with the body.
    throw new Problem(400, 'The body can not be unpacked.', { code: 'NOT_JSON', cause });
  });
  return isRead;
}
