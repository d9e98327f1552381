import { randomUUID } from 'node:crypto';
import type { DataOf, Envelope, EventDefinition } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';

export interface PublishOptions {
  source: string;
  time: Date;
  correlationId: string;
}

/**
 * Writes an event into the outbox within the transaction of the change that it tells of. `key` is the id of the
 * aggregate; the data is checked against the definition, because a malformed event can't be called back.
 */
export async function writeOutbox<E extends EventDefinition>(
  trx: Knex.Transaction,
  definition: E,
  key: string,
  data: DataOf<E>,
  options: PublishOptions,
): Promise<Envelope> {
  const message: Envelope = {
    specversion: '1.0',
    id: randomUUID(),
    source: `washcoat/${options.source}`,
    type: definition.name,
    subject: key,
    time: options.time.toISOString(),
    datacontenttype: 'application/json',
    correlationid: options.correlationId,
    data: definition.schema.parse(data),
  };
  await trx('outbox').insert({
    event_id: message.id,
    topic: definition.topic,
    key,
    envelope: JSON.stringify(message),
  });
  return message;
}
