import { envelope as envelopeSchema, type Envelope } from '@washcoat/contract-kernel';
import type { Service } from '../service/service';
import type { Consumer } from './consumer';
import { closeLetter, NOBODY, noteFailure, takeLetter, type DeadLetterRow } from './dead-letter.repository';
import { handleOnce, type EventWork } from './inbox';

export interface DeadLetter {
  deadLetterId: number;
  consumer: string;
  eventId: string;
  topic: string;
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
    eventId: row.event_id,
    topic: row.topic,
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

function eventOf({ payload }: DeadLetterRow): Envelope {
  return envelopeSchema.parse(JSON.parse(payload.toString()));
}

function shelved({ database }: Service): Promise<DeadLetterRow[]> {
  return database('dead_letter')
    .whereNull('replayed_at')
    .whereNull('next_attempt_at')
    .orderBy('dead_letter_id')
    .select('*');
}
