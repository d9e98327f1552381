import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { clock } from '../platform/surroundings';
import { Problem } from '../problem';
import { isDatabaseFull } from '../data/database-gone';
import { inboxRowOf } from './inbox-row';
import type { Message, UnreadableMessage } from './transport';

/** Stands for the consumer of what nobody could read. */
export const NOBODY = '*';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 50;
/** Between attempts while the fault lies with what surrounds the event, and for how long it is believed to. */
const PASSING_PAUSE_MS = 1_000;
const PASSING_MS = 24 * 60 * 60 * 1_000;

/** An event that a consumer could not handle: to be tried again at a moment, or given up on. */
export interface DeadLetterRow {
  dead_letter_id: number;
  consumer: string;
  event_id: string;
  topic: string;
  key: string;
  payload: Buffer;
  error: string;
  attempts: number;
  shelved_at: Date;
  next_attempt_at: Date | null;
}

/** What nobody could read can not be read now either; says with the words of before why, and where it lies. */
export class StillUnreadable extends Error {}

type Writer = { trx: Knex.Transaction };

/** Puts an event aside after its first attempt. */
export const keepForLater = (unit: Writer, consumer: string, message: Message, error: unknown) =>
  put(unit, consumer, message, {
    error: wordsOf(error),
    attempts: isPassing(error) ? 0 : 1,
    next_attempt_at: isPassing(error) ? inAWhile() : nextAttempt(1),
  });

/** Puts an event aside that no further attempt would help. */
export const shelveForGood = (unit: Writer, consumer: string, message: Message, error: unknown) =>
  put(unit, consumer, message, { error: wordsOf(error), attempts: 1, next_attempt_at: null });

/** Puts an event aside because an earlier one of its key is. */
export const waitBehind = (unit: Writer, consumer: string, message: Message) =>
  put(unit, consumer, message, {
    error: 'An earlier event of the same record is tried again first.',
    attempts: 0,
    next_attempt_at: clock.now(),
  });

/** Puts aside what can not be read, once however often it comes. */
export async function shelveUnreadable(
  { trx }: Writer,
  { topic, key, bytes, place, reason }: UnreadableMessage,
): Promise<void> {
  await insert(trx, {
    consumer: NOBODY,
    event_id: idOf(place),
    topic,
    key: plain(key),
    payload: bytes,
    error: wordsOf(`${reason} (${place})`),
    attempts: 1,
    next_attempt_at: null,
  });
}

/** What waits for another attempt: of each record the oldest, because the later ones come behind it. */
export async function nextInLine(database: Knex, consumer: string): Promise<DeadLetterRow[]> {
  const { rows } = await database
    .raw<{ rows: DeadLetterRow[] }>(
      `select distinct on (topic, key) dead_letter_id, consumer, event_id, topic, key, payload, error, attempts,
         shelved_at, next_attempt_at
         from dead_letter where consumer = ? and replayed_at is null and next_attempt_at is not null
        order by topic, key, dead_letter_id`,
      [consumer],
    )
    .options({ name: 'next-in-line' });
  return rows;
}

/** Takes a letter for one attempt, unless it is handled or somebody else is at it. */
export async function takeLetter({ trx }: Writer, deadLetterId: number): Promise<boolean> {
  const letter = await trx('dead_letter')
    .where({ dead_letter_id: deadLetterId, replayed_at: null })
    .forUpdate()
    .skipLocked()
    .first('dead_letter_id');
  return letter !== undefined;
}

/** Notes that nobody waits for a letter any more: it was handled, or discarded. */
export async function closeLetter({ trx }: Writer, deadLetterId: number): Promise<void> {
  await trx('dead_letter')
    .where({ dead_letter_id: deadLetterId })
    .update({ replayed_at: clock.now(), next_attempt_at: null });
}

/**
 * Notes that another attempt failed; after the last one the letter waits for a person. One that failed through nothing of
 * its own, such as a full disk, does not count for a day: there is nothing a person could see in the event.
 */
export async function noteFailure(database: Knex, letter: DeadLetterRow, error: unknown): Promise<void> {
  const isFree = isPassing(error) && clock.ms() - letter.shelved_at.getTime() < PASSING_MS;
  const attempts = letter.attempts + (isFree ? 0 : 1);
  const isWaiting = letter.next_attempt_at !== null;
  const next = isFree ? inAWhile() : nextAttempt(attempts);
  await database('dead_letter')
    .where({ dead_letter_id: letter.dead_letter_id, replayed_at: null })
    .update({
      attempts,
      error: error instanceof StillUnreadable ? error.message : wordsOf(error),
      next_attempt_at: isWaiting && attempts < ATTEMPTS ? next : null,
    });
}

/** Puts an event aside that could be handled before and can not be any more. */
export async function shelveAgain(
  unit: Writer,
  consumer: string,
  message: Message,
  error: unknown,
): Promise<void> {
  await unit.trx('inbox').where(inboxRowOf(consumer, message.envelope)).delete();
  await shelveForGood(unit, consumer, message, error);
}

/** Closes the letters of what a rebuild has handled, by the inbox in the schema of the rebuild. */
export async function closeLettersOf({ trx }: Writer, schema: string): Promise<void> {
  await trx.raw(
    `update dead_letter set replayed_at = ?, next_attempt_at = null from ??.inbox as rebuilt
      where replayed_at is null and rebuilt.consumer = dead_letter.consumer
        and rebuilt.event_id = dead_letter.event_id`,
    [clock.now(), schema],
  );
}

type Facts = Pick<DeadLetterRow, 'error' | 'attempts' | 'next_attempt_at'>;

const put = ({ trx }: Writer, consumer: string, { topic, key, envelope }: Message, facts: Facts) =>
  insert(trx, {
    consumer,
    event_id: envelope.id,
    topic,
    key,
    payload: Buffer.from(JSON.stringify(envelope)),
    ...facts,
  });

/** An event that was handled after all, and fails in a replay, is a letter again. */
async function insert(trx: Knex.Transaction, row: Omit<DeadLetterRow, 'dead_letter_id' | 'shelved_at'>) {
  await trx('dead_letter')
    .insert({ ...row, shelved_at: clock.now() })
    .onConflict(['consumer', 'event_id'])
    .merge({ ...row, shelved_at: clock.now(), replayed_at: null })
    .whereNotNull('dead_letter.replayed_at');
}

/**
 * Whether an error tells of the database or of another service that can't work now, and nothing of the event. A lost
 * connection may be the event's own doing, and while the database is gone nothing can be put aside or counted anyway.
 */
function isPassing(error: unknown): boolean {
  if (error instanceof Problem) return error.status === 503;
  return error instanceof Error && isDatabaseFull(error);
}

const inAWhile = () => new Date(clock.ms() + PASSING_PAUSE_MS);
const nextAttempt = (attempts: number) => new Date(clock.ms() + FIRST_PAUSE_MS * 3 ** (attempts - 1));

function wordsOf(error: unknown): string {
  return plain(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}

/** PostgreSQL keeps no zero bytes in text. */
const plain = (text: string) => text.replaceAll('\0', '');

/** The same place is the same id. */
function idOf(place: string): string {
  const hex = createHash('sha256').update(place).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
