import { errorAnswer, type Endpoint, type ErrorAnswer } from '@washcoat/contract-kernel';
import type { RawAnswer } from './api-client';

/** What must never leave the product: stack traces, file names, SQL. */
const innards = /\n\s+at |node_modules|\.[cm]?[jt]s:\d+|\bselect .* from\b|relation "|syntax error|pg_|knex/i;

/**
 * What is wrong with an answer to a wrong request, in a sentence; null for a clean refusal and for a clean answer of
 * `endpoint`.
 */
export function flawOf(answer: RawAnswer, endpoint: Endpoint): string | null {
  const shown = `${answer.status} ${answer.text.slice(0, 400)}`;
  if (answer.status >= 500) return `failed: ${shown}`;
  if (answer.status >= 400)
    return isCleanRefusal(answer) ? null : `is refused without the error shape: ${shown}`;
  if (endpoint.output.safeParse(jsonOf(answer)).success) return null;
  return `is answered with something else than its contract says: ${shown}`;
}

/** The refusal, when it has the shape of one: a sentence, a code, the id of the request, and no innards. */
export function refusalOf(answer: RawAnswer): ErrorAnswer | null {
  const refusal = errorAnswer.safeParse(jsonOf(answer));
  if (!refusal.success || !refusal.data.code || !refusal.data.error) return null;
  const isNamed = refusal.data.requestId === answer.headers.get('x-request-id');
  return isNamed && !innards.test(answer.text) ? refusal.data : null;
}

const isCleanRefusal = (answer: RawAnswer) => refusalOf(answer) !== null;

function jsonOf({ headers, text }: RawAnswer): unknown {
  return headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
}
