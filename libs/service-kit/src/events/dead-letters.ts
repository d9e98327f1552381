import type { Envelope } from '@washcoat/contract-kernel';
import type { Service } from '../service/service';
import { handleOnce } from './inbox';

export interface DeadLetter {
  deadLetterId: number;
  consumer: string;
  eventId: string;
  topic: string;
  error: string;
  attempts: number;
  shelvedAt: Date;
  envelope: Envelope;
}

/** The events that a service gave up on and nobody has replayed, oldest first. */
export async function listDeadLetters(service: Service): Promise<DeadLetter[]> {
  const rows = await service.database('dead_letter').whereNull('replayed_at').orderBy('dead_letter_id');
  return rows.map((row) => ({
    deadLetterId: row.dead_letter_id,
    consumer: row.consumer,
    eventId: row.event_id,
    topic: row.topic,
    error: row.error,
    attempts: row.attempts,
    shelvedAt: row.shelved_at,
    envelope: row.envelope,
  }));
}

/** Handles shelved events again, each in its own transaction; one that fails again stays shelved and throws. */
export async function replayDeadLetters(service: Service, deadLetterId?: number): Promise<number> {
  const letters = (await listDeadLetters(service)).filter(
    (letter) => deadLetterId === undefined || letter.deadLetterId === deadLetterId,
  );
  for (const letter of letters) {
    const consumer = service.consumers.find(({ name }) => name === letter.consumer);
    if (!consumer) throw new Error(`${service.name} has no consumer ${letter.consumer} any more.`);
    await service.inTransaction({ correlationId: letter.envelope.correlationid }, async (context) => {
      await handleOnce(consumer, letter.envelope, context);
      await context
        .trx('dead_letter')
        .where({ dead_letter_id: letter.deadLetterId })
        .update({ replayed_at: context.now });
    });
  }
  return letters.length;
}
