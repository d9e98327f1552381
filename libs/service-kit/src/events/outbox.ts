import type { DataOf, Envelope, EventDefinition } from '@washcoat/contract-kernel';
import { newId } from '../platform/surroundings';

export interface PublishOptions {
  source: string;
  time: Date;
  correlationId: string;
}

/** An event on its way into the outbox. */
export interface OutboxRow {
  event_id: string;
  topic: string;
  key: string;
  envelope: Envelope;
}

/**
 * The row of an event. `key` is the id of the aggregate; the data is checked against the definition, because a
 * malformed event can't be called back.
 */
export function outboxRow<E extends EventDefinition>(
  definition: E,
  key: string,
  data: DataOf<E>,
  { source, time, correlationId }: PublishOptions,
): OutboxRow {
  const envelope: Envelope = {
    specversion: '1.0',
    id: newId(),
    source: `washcoat/${source}`,
    type: definition.name,
    subject: key,
    time: time.toISOString(),
    datacontenttype: 'application/json',
    correlationid: correlationId,
    data: definition.schema.parse(data),
  };
  return { event_id: envelope.id, topic: definition.topic, key, envelope };
}
