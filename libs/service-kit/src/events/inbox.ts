import type { Envelope } from '@washcoat/contract-kernel';
import { rowsOf, statement } from '../data/statement';
import type { Logger } from '../platform/logger';
import type { UnitOfWork } from '../service/unit-of-work';
import type { Consumer } from './consumer';
import { keepForLater, shelveForGood, waitBehind } from './dead-letter.repository';
import { inboxRowOf, mayBeForgotten } from './inbox-row';
import type { Message } from './transport';

/** How a service works on an event: in one transaction, at the moment of the event, told once of whatever it tells. */
export type EventWork = <T>(
  event: Envelope,
  consumer: string,
  work: (unit: UnitOfWork) => Promise<T>,
) => Promise<T>;

export interface InboxDependencies {
  unitOfWork: EventWork;
  logger: Logger;
}

/**
 * What became of a message: handled now, known before, given up on before, behind an earlier one of its key, or too old
 * for the inbox to say whether it was handled.
 */
type Outcome = 'handled' | 'known' | 'shelved' | 'behind' | 'forgotten';

/**
 * Hands a message to a consumer. Effect and inbox row share one transaction, so that a repeated event changes nothing.
 * One that fails is put aside, for another attempt soon, and so are later ones of the same key: nobody waits for them,
 * and their order stays. One that is older than the inbox remembers is shelved: a person knows whether it was handled,
 * and retries it if it was not. A database that is gone can put nothing aside: it throws, and the transport delivers again.
 * @returns whether something was put aside
 */
export async function receive(
  consumer: Consumer,
  message: Message,
  { unitOfWork, logger }: InboxDependencies,
): Promise<boolean> {
  const { envelope } = message;
  try {
    const outcome = await unitOfWork(envelope, consumer.name, async (unit) => {
      const found = await (mayBeForgotten(envelope) ? recall : take)(consumer, message, unit);
      if (found === 'handled') await handle(consumer, envelope, unit);
      if (found === 'behind') await waitBehind(unit, consumer.name, message);
      if (found === 'forgotten') await shelveForGood(unit, consumer.name, message, tooOld());
      return found;
    });
    return outcome === 'behind';
  } catch (error) {
    logger.warn({ error, consumer: consumer.name, event: envelope.id }, 'event not handled');
    await putAside(consumer, message, error, unitOfWork).catch((second: unknown) => {
      logger.warn({ error: second, consumer: consumer.name, event: envelope.id }, 'event not put aside');
      throw error;
    });
    return true;
  }
}

function putAside(consumer: Consumer, message: Message, error: unknown, unitOfWork: EventWork) {
  const isReadable = consumer.event.schema.safeParse(message.envelope.data).success;
  return unitOfWork(message.envelope, consumer.name, (unit) =>
    isReadable
      ? keepForLater(unit, consumer.name, message, error)
      : shelveForGood(unit, consumer.name, message, error),
  );
}

/** Hands an event to a consumer unless its inbox row says that it was handled before. */
export async function handleOnce(consumer: Consumer, envelope: Envelope, unit: UnitOfWork): Promise<boolean> {
  const taken = await unit
    .trx('inbox')
    .insert(inboxRowOf(consumer.name, envelope))
    .onConflict(['consumer', 'event_id', 'recorded_at'])
    .ignore()
    .returning('event_id');
  if (!taken.length) return false;
  await handle(consumer, envelope, unit);
  return true;
}

const handle = (consumer: Consumer, envelope: Envelope, unit: UnitOfWork) =>
  consumer.handle({ ...unit, envelope }, consumer.event.schema.parse(envelope.data));

const takeEvent = statement<'consumer' | 'id' | 'topic' | 'key' | 'recordedAt'>(`with ahead as (
    select event_id from dead_letter
     where consumer = :consumer and replayed_at is null
       and (event_id = :id or (topic = :topic and key = :key and next_attempt_at is not null))
  ), taken as (
    insert into inbox (consumer, event_id, recorded_at)
    select :consumer, :id, :recordedAt::timestamptz where not exists (select from ahead)
    on conflict do nothing returning event_id
  )
  select exists (select from taken) as "isTaken", exists (select from ahead) as "isAhead",
    exists (select from ahead where event_id = :id) as "isShelved"`);

interface Taken {
  isTaken: boolean;
  isAhead: boolean;
  isShelved: boolean;
}

async function take(
  consumer: Consumer,
  { topic, key, envelope }: Message,
  unit: UnitOfWork,
): Promise<Outcome> {
  const { recorded_at: recordedAt } = inboxRowOf(consumer.name, envelope);
  const question = takeEvent({ consumer: consumer.name, id: envelope.id, topic, key, recordedAt });
  const [taken] = await rowsOf<Taken>(unit.trx, question);
  if (taken?.isTaken) return 'handled';
  if (taken?.isShelved) return 'shelved';
  return taken?.isAhead ? 'behind' : 'known';
}

/** Whether an old event was handled, as far as anything says so. */
async function recall(consumer: Consumer, { envelope }: Message, { trx }: UnitOfWork): Promise<Outcome> {
  const row = inboxRowOf(consumer.name, envelope);
  if (await trx('inbox').where(row).first('event_id')) return 'known';
  const letter = await trx('dead_letter')
    .where({ consumer: row.consumer, event_id: row.event_id })
    .first('replayed_at');
  if (!letter) return 'forgotten';
  return letter.replayed_at ? 'known' : 'shelved';
}

const tooOld = () =>
  new Error('The event is older than the inbox remembers. Retry it if it was never handled.');
