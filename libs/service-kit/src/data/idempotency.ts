import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict } from '../problem';

export interface RepeatableRequest {
  key: string;
  endpoint: string;
  userId: string;
  body: unknown;
}

/**
 * Does `work` once per key: the same key and body within 24 hours gets the first answer again, another body is
 * refused with 409. The key is written in the transaction of the work, so that a second sender waits for the first.
 */
export async function once<Answer>(
  trx: Knex.Transaction,
  request: RepeatableRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const where = { user_id: request.userId, endpoint: request.endpoint, key: request.key };
  const bodyHash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
  await trx('idempotency_key').where(where).andWhereRaw(`created_at < now() - interval '24 hours'`).delete();
  const taken = await trx('idempotency_key')
    .insert({ ...where, body_hash: bodyHash })
    .onConflict(['user_id', 'endpoint', 'key'])
    .ignore()
    .returning('key');
  if (taken.length) {
    const answer = await work();
    await trx('idempotency_key')
      .where(where)
      .update({ answer: JSON.stringify(answer) });
    return answer;
  }
  const first = await trx('idempotency_key').where(where).first('body_hash', 'answer');
  if (first?.body_hash !== bodyHash) {
    throw conflict('This Idempotency-Key was used for another request.', 'IDEMPOTENCY_KEY_REUSED');
  }
  return first.answer as Answer;
}
