import type { Envelope } from '@washcoat/contract-kernel';
import type { Logger } from '../platform/logger';
import { clock } from '../platform/surroundings';
import type { UnitOfWork } from '../service/unit-of-work';
import type { Consumer } from './consumer';
import { keepForLater, shelveForGood, waitBehind } from './dead-letter.repository';
import { inboxRowOf, mayBeForgotten } from './inbox-row';
import { giveBack, recall, takeEvents, type Outcome } from './take-events';
import type { Message } from './transport';

/** How a service works on an event: in one transaction, at the moment of the event, told once of whatever it tells. */
export type EventWork = <T>(
  event: Envelope,
  consumer: string,
  work: (unit: UnitOfWork) => Promise<T>,
) => Promise<T>;

/** The same for several events, one after the other, in one transaction. */
export type EventsWork = <T>(
  consumer: string,
  work: (next: (event: Envelope) => Promise<UnitOfWork>) => Promise<T>,
) => Promise<T>;

export interface InboxDependencies {
  unitOfWork: EventWork;
  unitsOfWork: EventsWork;
  logger: Logger;
}

/** After so long a transaction takes no further event. */
const LONGEST_MS = 200;

/** How far a transaction came. */
interface Progress {
  /** How many of the messages it dealt with. */
  count: number;
  isPutAside: boolean;
}

/**
 * Hands messages to a consumer, in their order. Effects and inbox rows share one transaction, so that a repeated event
 * changes nothing. As long as all succeed several events share one; when one fails, none of them happened, and each has
 * its own. One that fails there is put aside, for another attempt soon, and so are later ones of the same key: nobody
 * waits for them, and their order stays. One that is older than the inbox remembers is shelved: a person knows whether it
 * was handled, and retries it if it was not. A database that is gone can put nothing aside: it throws, and the transport
 * delivers again.
 * @returns whether something was put aside
 */
export async function receive(
  consumer: Consumer,
  messages: readonly Message[],
  dependencies: InboxDependencies,
): Promise<boolean> {
  let isPutAside = false;
  for (let rest = messages; rest.length;) {
    const progress = await receiveSome(consumer, rest, dependencies);
    isPutAside ||= progress.isPutAside;
    rest = rest.slice(progress.count);
  }
  return isPutAside;
}

async function receiveSome(
  consumer: Consumer,
  messages: readonly Message[],
  dependencies: InboxDependencies,
): Promise<Progress> {
  const [first, ...others] = messages;
  if (!first) return { count: 0, isPutAside: false };
  try {
    return await dependencies.unitsOfWork(consumer.name, (next) =>
      mayBeForgotten(first.envelope)
        ? handleOld(consumer, first, next)
        : handleSome(consumer, messages, next),
    );
  } catch (error) {
    if (!others.length) return putAside(consumer, first, error, dependencies);
    dependencies.logger.warn({ error, consumer: consumer.name }, 'events are handled one by one');
    let isPutAside = false;
    for (const message of messages)
      isPutAside = (await receive(consumer, [message], dependencies)) || isPutAside;
    return { count: messages.length, isPutAside };
  }
}

type Next = (event: Envelope) => Promise<UnitOfWork>;

async function handleOld(consumer: Consumer, message: Message, next: Next): Promise<Progress> {
  const unit = await next(message.envelope);
  const outcome = await recall(unit.trx, consumer.name, message);
  if (outcome === 'forgotten') await shelveForGood(unit, consumer.name, message, tooOld());
  return { count: 1, isPutAside: false };
}

async function handleSome(consumer: Consumer, messages: readonly Message[], next: Next): Promise<Progress> {
  const oldest = messages.findIndex(({ envelope }) => mayBeForgotten(envelope));
  const [first, ...others] = oldest < 0 ? messages : messages.slice(0, oldest);
  if (!first) return { count: 0, isPutAside: false };
  const began = clock.ms();
  let unit = await next(first.envelope);
  const outcomes = await takeEvents(unit.trx, consumer.name, [first, ...others]);
  await deal(consumer, first, unit, outcomes[0]);
  for (const [index, message] of others.entries()) {
    if (clock.ms() - began > LONGEST_MS) {
      await giveBack(unit.trx, consumer.name, takenOf(others, outcomes.slice(1), index));
      return { count: index + 1, isPutAside: outcomes.slice(0, index + 1).includes('behind') };
    }
    unit = await next(message.envelope);
    await deal(consumer, message, unit, outcomes[index + 1]);
  }
  return { count: 1 + others.length, isPutAside: outcomes.includes('behind') };
}

const takenOf = (messages: readonly Message[], outcomes: readonly Outcome[], from: number) =>
  messages.filter((_message, index) => index >= from && outcomes[index] === 'handled');

async function deal(
  consumer: Consumer,
  message: Message,
  unit: UnitOfWork,
  outcome: Outcome | undefined,
): Promise<void> {
  if (outcome === 'handled') await handle(consumer, message.envelope, unit);
  if (outcome === 'behind') await waitBehind(unit, consumer.name, message);
}

async function putAside(
  consumer: Consumer,
  message: Message,
  error: unknown,
  { unitOfWork, logger }: InboxDependencies,
): Promise<Progress> {
  const about = { consumer: consumer.name, event: message.envelope.id };
  logger.warn({ error, ...about }, 'event not handled');
  const isReadable = consumer.event.schema.safeParse(message.envelope.data).success;
  try {
    await unitOfWork(message.envelope, consumer.name, (unit) =>
      isReadable
        ? keepForLater(unit, consumer.name, message, error)
        : shelveForGood(unit, consumer.name, message, error),
    );
  } catch (second) {
    logger.warn({ error: second, ...about }, 'event not put aside');
    throw error;
  }
  return { count: 1, isPutAside: true };
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

/** The same for several events of one transaction, whose inbox rows are taken at once; answers how many were new. */
export async function handleAllOnce(
  consumer: Consumer,
  envelopes: readonly Envelope[],
  next: (event: Envelope) => Promise<UnitOfWork>,
): Promise<number> {
  const [first] = envelopes;
  if (!first) return 0;
  const taken: { event_id: string }[] = await (
    await next(first)
  )
    .trx('inbox')
    .insert(envelopes.map((envelope) => inboxRowOf(consumer.name, envelope)))
    .onConflict(['consumer', 'event_id', 'recorded_at'])
    .ignore()
    .returning('event_id');
  const isNew = new Set(taken.map((row) => row.event_id));
  // An event that stands twice in the log is handled where it stands first.
  const fresh = envelopes.filter(({ id }) => isNew.delete(id));
  const [firstFresh] = fresh;
  if (consumer.handleAll && firstFresh) {
    const several = fresh.map(({ data }) => consumer.event.schema.parse(data));
    await consumer.handleAll(await next(firstFresh), several);
  } else for (const envelope of fresh) await handle(consumer, envelope, await next(envelope));
  return fresh.length;
}

const handle = (consumer: Consumer, envelope: Envelope, unit: UnitOfWork) =>
  consumer.handle({ ...unit, envelope }, consumer.event.schema.parse(envelope.data));

const tooOld = () =>
  new Error('The event is older than the inbox remembers. Retry it if it was never handled.');
