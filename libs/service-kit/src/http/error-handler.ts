import { types } from 'node:util';
import type { ErrorAnswer } from '@washcoat/contract-kernel';
import type { Context, Middleware } from 'koa';
import { isDatabaseBusy, isDatabaseGone } from '../data/database-gone';
import { Problem } from '../problem';
import type { Logger } from '../platform/logger';
import { endUnheard } from './unheard-body';

/**
 * Turns whatever is thrown into the error answer: a sentence, a code, the fields; never a stack trace. What people open
 * by its address `show`s it as a page instead.
 */
export function answerErrors(logger: Logger, show: ShowProblem = showJson): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      const problem = problemOf(error);
      const requestId = String(context.state.requestId);
      if (problem.status >= 500)
        logger.error({ error, requestId, path: loggedPath(context.path) }, 'request failed');
      const { extra } = problem.details;
      if (extra?.retryAfter) context.set('Retry-After', String(extra.retryAfter));
      show(context, problem, requestId);
      endUnheard(context);
    }
  };
}

/** How a problem is shown; `requestId` finds it in the log. */
export type ShowProblem = (context: Context, problem: Problem, requestId: string) => void;

function showJson(context: Context, { status, message, details }: Problem, requestId: string): void {
  const { code, fields, extra } = details;
  const answer: ErrorAnswer = { error: message, code, fields, requestId };
  context.status = status;
  context.body = { ...extra, ...answer };
}

/** A path without the tickets and tokens of links in it, which open what they name to whoever reads them. */
const loggedPath = (path: string): string => path.replace(/[^/]{40,}/g, '[hidden]');

const BUSY_RETRY_S = 2;

/** Postgres error classes that a caller can understand. */
const databaseProblems: Record<string, () => Problem> = {
  '23505': () => new Problem(409, 'This already exists.', { code: 'DUPLICATE' }),
  // Numbers and moments that are well-formed and that no column holds.
  '22003': beyondAll,
  '22007': beyondAll,
  '22008': beyondAll,
  '22021': badText,
  // Half of a surrogate pair in what is kept as JSON.
  '22P02': badText,
  '22P05': badText,
  '40001': () =>
    new Problem(409, 'Somebody else changed this at the same moment. Try again.', { code: 'CONFLICT' }),
  '40P01': () =>
    new Problem(409, 'Somebody else changed this at the same moment. Try again.', { code: 'CONFLICT' }),
};

function badText() {
  return new Problem(400, 'The text has characters that can not be stored.', { code: 'BAD_INPUT' });
}

function beyondAll() {
  return new Problem(400, 'A number or a date is beyond what can be kept.', { code: 'BAD_INPUT' });
}

function unavailable() {
  return new Problem(503, 'Washcoat is starting again. Nothing was lost; try again in a moment.', {
    code: 'UNAVAILABLE',
  });
}

function busy() {
  return new Problem(503, 'Washcoat is busy right now. Try again in a moment.', {
    code: 'UNAVAILABLE',
    extra: { retryAfter: BUSY_RETRY_S },
  });
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (!types.isNativeError(error)) return unknown();
  if (isClientError(error)) return clientProblem(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = databaseProblems[code];
  if (known) return known();
  if (isDatabaseBusy(error)) return busy();
  if (isDatabaseGone(error)) return unavailable();
  return unknown();
}

function unknown(): Problem {
  return new Problem(500, 'Something went wrong on our side. Nothing was saved; try again.', {
    code: 'INTERNAL',
  });
}

interface ClientError extends Error {
  status: number;
  type?: string;
}

function isClientError(error: Error): error is ClientError {
  return 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

function clientProblem(error: ClientError): Problem {
  if (error.status === 413) return new Problem(413, 'This is too large.', { code: 'TOO_LARGE' });
  if (error.status === 415) return new Problem(400, 'The body must be JSON.', { code: 'NOT_JSON' });
  return new Problem(400, 'The body is not valid JSON.', { code: 'NOT_JSON' });
}
