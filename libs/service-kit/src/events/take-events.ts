import type { Knex } from 'knex';
import { rowsOf, statement } from '../data/statement';
import { inboxRowOf } from './inbox-row';
import type { Message } from './transport';

/**
 * What an event is to a consumer: to be handled now, known before, given up on before, behind an earlier one of its key,
 * or too old for the inbox to say whether it was handled.
 */
export type Outcome = 'handled' | 'known' | 'shelved' | 'behind' | 'forgotten';

const takeEach = statement<'consumer' | 'ids' | 'topics' | 'keys' | 'recorded'>(`with given as (
    select event_id, topic, key, recorded_at
      from unnest(:ids::uuid[], :topics::text[], :keys::text[], :recorded::timestamptz[])
        as given (event_id, topic, key, recorded_at)
  ), ahead as (
    select given.event_id, bool_or(letter.event_id = given.event_id) as is_shelved
      from given join dead_letter as letter on letter.consumer = :consumer and letter.replayed_at is null
       and (letter.event_id = given.event_id
         or (letter.topic = given.topic and letter.key = given.key and letter.next_attempt_at is not null))
     group by given.event_id
  ), taken as (
    insert into inbox (consumer, event_id, recorded_at)
    select :consumer, event_id, recorded_at from given
     where not exists (select from ahead where ahead.event_id = given.event_id)
    on conflict do nothing returning event_id
  )
  select event_id as id, 'handled' as outcome from taken
  union all select event_id, case when is_shelved then 'shelved' else 'behind' end from ahead`);

/** The same for one that is new, as nearly all are. */
const takeOne = statement<'consumer' | 'id' | 'topic' | 'key' | 'recorded'>(
  `insert into inbox (consumer, event_id, recorded_at)
   select :consumer::text, :id::uuid as event_id, :recorded::timestamptz
    where not exists (select from dead_letter as letter
            where letter.consumer = :consumer and letter.replayed_at is null
              and (letter.event_id = :id::uuid
                or (letter.topic = :topic and letter.key = :key and letter.next_attempt_at is not null)))
   on conflict do nothing returning event_id`,
);

const giveBackEach = statement<'consumer' | 'ids' | 'recorded'>(`delete from inbox
  using unnest(:ids::uuid[], :recorded::timestamptz[]) as given (event_id, recorded_at)
  where inbox.consumer = :consumer and inbox.event_id = given.event_id
    and inbox.recorded_at = given.recorded_at`);

/** Takes events for a consumer: answers what each is to it, and keeps inbox rows of those that are to be handled now. */
export async function takeEvents(
  trx: Knex.Transaction,
  consumer: string,
  messages: readonly Message[],
): Promise<Outcome[]> {
  const [first, ...others] = messages;
  if (first && !others.length && (await isTaken(trx, consumer, first))) return ['handled'];
  const question = takeEach({
    consumer,
    ...placesOf(consumer, messages),
    topics: messages.map(({ topic }) => topic),
    keys: messages.map(({ key }) => key),
  });
  const rows = await rowsOf<{ id: string; outcome: Outcome }>(trx, question);
  const outcomes = new Map(rows.map(({ id, outcome }) => [id, outcome]));
  return messages.map(({ envelope: { id } }) => {
    const outcome = outcomes.get(id) ?? 'known';
    outcomes.delete(id);
    return outcome;
  });
}

async function isTaken(
  trx: Knex.Transaction,
  consumer: string,
  { topic, key, envelope }: Message,
): Promise<boolean> {
  const { event_id: id, recorded_at: recorded } = inboxRowOf(consumer, envelope);
  return (await rowsOf(trx, takeOne({ consumer, id, topic, key, recorded }))).length > 0;
}

/** Takes back that events were taken. */
export async function giveBack(
  trx: Knex.Transaction,
  consumer: string,
  messages: readonly Message[],
): Promise<void> {
  await rowsOf(trx, giveBackEach({ consumer, ...placesOf(consumer, messages) }));
}

/** Whether an old event was handled, as far as anything says so. */
export async function recall(
  trx: Knex.Transaction,
  consumer: string,
  { envelope }: Message,
): Promise<Outcome> {
  const row = inboxRowOf(consumer, envelope);
  if (await trx('inbox').where(row).first('event_id')) return 'known';
  const letter = await trx('dead_letter').where({ consumer, event_id: row.event_id }).first('replayed_at');
  if (!letter) return 'forgotten';
  return letter.replayed_at ? 'known' : 'shelved';
}

function placesOf(consumer: string, messages: readonly Message[]) {
  const rows = messages.map(({ envelope }) => inboxRowOf(consumer, envelope));
  return {
    ids: rows.map(({ event_id: id }) => id),
    recorded: rows.map(({ recorded_at: recordedAt }) => recordedAt),
  };
}
