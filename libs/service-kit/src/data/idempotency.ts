import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { clock } from '../platform/surroundings';
import { conflict } from '../problem';
import { KEYS_KEPT_MS } from './retention';

export interface RepeatableRequest {
  key: string;
  endpoint: string;
  userId: string;
  body: unknown;
}

/**
 * Does `work` once per key: the same key and body within 24 hours gets the first answer again, another body is
 * refused with 409. A lock of the transaction makes a second sender wait for the first: a key may lie in the part of
 * today or of yesterday, so no index can.
 */
export async function once<Answer>(
  trx: Knex.Transaction,
  request: RepeatableRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { userId, endpoint, key } = request;
  const where = { user_id: userId, endpoint, key };
  const bodyHash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
  const now = clock.now();
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [JSON.stringify(where)]);
  const first = await trx('idempotency_key')
    .where(where)
    .where('created_at', '>', new Date(now.getTime() - KEYS_KEPT_MS))
    .first('body_hash', 'answer');
  if (first && first.body_hash !== bodyHash)
    throw conflict('This Idempotency-Key was used for another request.', 'IDEMPOTENCY_KEY_REUSED');
  if (first) return first.answer as Answer;
  const answer = await work();
  await trx('idempotency_key').insert({
    ...where,
    body_hash: bodyHash,
    answer: JSON.stringify(answer),
    created_at: now,
  });
  return answer;
}
