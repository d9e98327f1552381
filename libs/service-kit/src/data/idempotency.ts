import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { clock } from '../platform/surroundings';
import { conflict, Problem } from '../problem';
import { KEYS_KEPT_MS } from './retention';
import type { UnitOfWork } from '../service/unit-of-work';
import { rowsOf, statement } from './statement';

export interface RepeatableRequest {
  key: string;
  endpoint: string;
  userId: string;
  body: unknown;
}

/** Whose requests they are, and to which call: a key is one of these only. */
type Sender = Pick<RepeatableRequest, 'endpoint' | 'userId'>;

/** The work of which the keys are. */
type Writer = Pick<UnitOfWork, 'trx' | 'writeLast'>;

interface KeptAnswer {
  key: string;
  hash: string;
  answer: unknown;
}

/** In the order of their numbers, so that two senders of the same keys never wait for each other. */
const lockKeys = statement<'names'>(`select pg_advisory_xact_lock(number)
  from (select distinct hashtextextended(name, 0) as number from unnest(:names::text[]) as name order by 1) as sorted`);

const findAnswers = statement<'userId' | 'endpoint' | 'keys' | 'since'>(
  `select key, body_hash as hash, answer from idempotency_key
    where user_id = :userId and endpoint = :endpoint and key = any(:keys) and created_at > :since`,
);

const keepAnswers = statement<'userId' | 'endpoint' | 'answers' | 'at'>(
  `insert into idempotency_key (user_id, endpoint, key, body_hash, answer, created_at)
   select :userId::uuid, :endpoint::text, key, hash, answer, :at::timestamptz
     from jsonb_to_recordset(:answers::jsonb) as kept (key text, hash text, answer jsonb)`,
);

/**
 * Does `work` once per key: the same key and body within 24 hours gets the first answer again, another body is
 * refused with 409. A lock of the transaction makes a second sender wait for the first: a key may lie in the part of
 * today or of yesterday, so no index can.
 */
export async function once<Answer>(
  unit: Writer,
  { key, body, ...sender }: RepeatableRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const [answer] = await onceEach(unit, sender, [{ key, body }], async () => [await work()]);
  if (answer instanceof Problem) throw answer;
  return answer as Answer;
}

/**
 * The same for several requests of one sender, which are answered one by one. `work` is given the places of those that
 * are new and answers them in this order; a problem is answered and not kept, so that the key stays free.
 */
export async function onceEach<Answer>(
  unit: Writer,
  sender: Sender,
  requests: readonly Pick<RepeatableRequest, 'key' | 'body'>[],
  work: (places: readonly number[]) => Promise<readonly (Answer | Problem)[]>,
): Promise<(Answer | Problem)[]> {
  const asked = requests.map(({ key, body }) => ({ key, hash: hashOf(body) }));
  const known = await answersOf(unit.trx, sender, new Set(asked.map(({ key }) => key)));
  const fresh = asked.flatMap(({ key }, place) =>
    known.has(key) || asked.findIndex((other) => other.key === key) < place ? [] : [place],
  );
  const answers = fresh.length ? await work(fresh) : [];
  const kept: KeptAnswer[] = [];
  for (const [index, place] of fresh.entries()) {
    const request = asked[place];
    if (!request) continue;
    const entry = { ...request, answer: answers[index] };
    known.set(request.key, entry);
    if (!(entry.answer instanceof Problem)) kept.push(entry);
  }
  if (kept.length) unit.writeLast(keepAnswers({ ...sender, answers: JSON.stringify(kept), at: clock.now() }));
  return asked.map(({ key, hash }) => {
    const first = known.get(key);
    return first?.hash === hash ? (first.answer as Answer | Problem) : usedBefore();
  });
}

async function answersOf(
  trx: Knex.Transaction,
  sender: Sender,
  keys: ReadonlySet<string>,
): Promise<Map<string, KeptAnswer>> {
  const { userId, endpoint } = sender;
  const names = [...keys].map((key) => JSON.stringify({ user_id: userId, endpoint, key }));
  await rowsOf(trx, lockKeys({ names }));
  const since = new Date(clock.ms() - KEYS_KEPT_MS);
  const rows = await rowsOf<KeptAnswer>(trx, findAnswers({ ...sender, keys: [...keys], since }));
  return new Map(rows.map((row) => [row.key, row]));
}

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex');
const usedBefore = () =>
  conflict('This Idempotency-Key was used for another request.', 'IDEMPOTENCY_KEY_REUSED');
