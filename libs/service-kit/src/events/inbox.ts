import { types } from 'node:util';
import type { Envelope } from '@washcoat/contract-kernel';
import { isDatabaseGone } from '../data/database-gone';
import type { UnitOfWork } from '../service/unit-of-work';
import type { Logger } from '../platform/logger';
import { timers } from '../platform/surroundings';
import type { Consumer } from './consumer';
import type { Message } from './transport';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 50;

export interface InboxDependencies {
  consumers: readonly Consumer[];
  /** Runs work in one transaction of the service. */
  unitOfWork<T>(message: Envelope, work: (context: UnitOfWork) => Promise<T>): Promise<T>;
  logger: Logger;
}

/**
 * Hands a message to every consumer that asked for its event. Effect and inbox row share one transaction, so that a
 * repeated event changes nothing. A failure is tried again with growing pauses, then shelved as a dead letter. A
 * database that is gone says nothing about the event: it throws, and the transport delivers again.
 */
export async function receive(
  message: Message,
  { consumers, unitOfWork, logger }: InboxDependencies,
): Promise<void> {
  for (const consumer of consumers.filter(({ event }) => event.name === message.envelope.type)) {
    await handleWithRetries(consumer, message, { unitOfWork, logger });
  }
}

async function handleWithRetries(
  consumer: Consumer,
  message: Message,
  { unitOfWork, logger }: Omit<InboxDependencies, 'consumers'>,
) {
  for (let attempt = 1; ; attempt++) {
    try {
      await unitOfWork(message.envelope, (context) => handleOnce(consumer, message.envelope, context));
      return;
    } catch (error) {
      logger.warn(
        { error, consumer: consumer.name, event: message.envelope.id, attempt },
        'event not handled',
      );
      if (types.isNativeError(error) && isDatabaseGone(error)) throw error;
      if (attempt === ATTEMPTS) {
        await unitOfWork(message.envelope, (context) => shelve(consumer, message, error, context));
        return;
      }
      await timers.pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}

/** Handles an event unless its inbox row says that it was handled before. */
export async function handleOnce(
  consumer: Consumer,
  envelope: Envelope,
  context: UnitOfWork,
): Promise<boolean> {
  const taken = await context
    .trx('inbox')
    .insert({ consumer: consumer.name, event_id: envelope.id })
    .onConflict(['consumer', 'event_id'])
    .ignore()
    .returning('event_id')
    .options({ name: 'take-event' });
  if (!taken.length) return false;
  await consumer.handle({ ...context, envelope }, consumer.event.schema.parse(envelope.data));
  return true;
}

async function shelve(consumer: Consumer, message: Message, error: unknown, { trx }: UnitOfWork) {
  await trx('dead_letter')
    .insert({
      consumer: consumer.name,
      event_id: message.envelope.id,
      topic: message.topic,
      envelope: JSON.stringify(message.envelope),
      error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      attempts: ATTEMPTS,
    })
    .onConflict(['consumer', 'event_id'])
    .ignore();
}
