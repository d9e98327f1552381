import { envelope as envelopeSchema, type Envelope } from '@washcoat/contract-kernel';
import type { Service } from '../service/service';
import type { Consumer } from './consumer';
import {
  closeLetter,
  NOBODY,
  noteFailure,
  StillUnreadable,
  takeLetter,
  type DeadLetterRow,
} from './dead-letter.repository';
import { handleOnce, type EventWork } from './inbox';
import { jsonOf } from './read-message';

export interface DeadLetter {
  deadLetterId: number;
  consumer: string;
  /** Whether nobody could read it, so that it is no consumer's. */
  isUnreadable: boolean;
  eventId: string;
  topic: string;
  /** Of which record it tells. */
  key: string;
  error: string;
  attempts: number;
  shelvedAt: Date;
  /** What came, byte by byte. */
  payload: Buffer;
}

/** The events that a service gave up on and nobody has replayed, oldest first. */
export async function listDeadLetters(service: Service): Promise<DeadLetter[]> {
  return (await shelved(service)).map((row) => ({
    deadLetterId: row.dead_letter_id,
    consumer: row.consumer,
    isUnreadable: row.consumer === NOBODY,
    eventId: row.event_id,
    topic: row.topic,
    key: row.key,
    error: row.error,
    attempts: row.attempts,
    shelvedAt: row.shelved_at,
    payload: row.payload,
  }));
}

/** What a retry came to. */
export interface RetryOutcome {
  handled: number;
  /** Those that failed again and stay shelved. */
  failed: { deadLetterId: number; error: Error }[];
}

/** Handles shelved events again, the oldest first, each in a transaction of its own; one that fails stays shelved. */
export async function replayDeadLetters(service: Service, deadLetterId?: number): Promise<RetryOutcome> {
  const letters = (await shelved(service)).filter(
    (letter) => deadLetterId === undefined || letter.dead_letter_id === deadLetterId,
  );
  const outcome: RetryOutcome = { handled: 0, failed: [] };
  for (const letter of letters) {
    try {
      await handleLetter(service.consumers, letter, service.onEvent);
      outcome.handled++;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      await noteFailure(service.database, letter, error);
      outcome.failed.push({ deadLetterId: letter.dead_letter_id, error });
    }
  }
  return outcome;
}

/** Takes an event off the shelf that nobody will ever handle; nothing else is done about it. */
export async function discardDeadLetter({ database }: Service, deadLetterId: number): Promise<void> {
  await database.transaction((trx) => closeLetter({ trx }, deadLetterId));
}

/** Handles a letter for whom it is, at the moment of its event, and closes it in the same transaction. */
export async function handleLetter(
  consumers: readonly Consumer[],
  letter: DeadLetterRow,
  unitOfWork: EventWork,
): Promise<void> {
  const event = eventOf(letter);
  const listeners = consumers.filter(
    ({ name, event: { name: type } }) =>
      name === letter.consumer || (letter.consumer === NOBODY && type === event.type),
  );
  if (!listeners.length) {
    const who =
      letter.consumer === NOBODY ? `consumer of ${event.type}` : `consumer ${letter.consumer} any more`;
    throw new Error(`There is no ${who}.`);
  }
  await unitOfWork(event, letter.consumer, async (unit) => {
    if (!(await takeLetter(unit, letter.dead_letter_id))) return;
    for (const consumer of listeners) await handleOnce(consumer, event, unit);
    await closeLetter(unit, letter.dead_letter_id);
  });
}

function eventOf({ payload, error }: DeadLetterRow): Envelope {
  const read = envelopeSchema.safeParse(jsonOf(payload));
  if (!read.success) throw new StillUnreadable(error);
  return read.data;
}

function shelved({ database }: Service): Promise<DeadLetterRow[]> {
  return database('dead_letter')
    .whereNull('replayed_at')
    .whereNull('next_attempt_at')
    .orderBy('dead_letter_id')
    .select('*');
}
