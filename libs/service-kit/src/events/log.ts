import type { Knex } from 'knex';
import type { Message } from './transport';

const BATCH = 500;
const columns = ['id', 'topic', 'key', 'envelope'];

/** Every event of a topic in the log of the service that owns it, in its order. */
export async function* readLog(log: Knex, topic: string): AsyncGenerator<Message> {
  for (let after = 0; ;) {
    const rows = await log('outbox')
      .where({ topic })
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .select(columns);
    yield* rows;
    if (rows.length < BATCH) return;
    after = rows[rows.length - 1].id;
  }
}

/** The events of the log with these ids, in its order. */
export async function readFromLog(log: Knex, topic: string, eventIds: readonly string[]): Promise<Message[]> {
  return log('outbox').where({ topic }).whereIn('event_id', eventIds).orderBy('id').select(columns);
}
