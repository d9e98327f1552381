import type { DataOf, Envelope, EventDefinition } from '@washcoat/contract-kernel';
import { clock, newId } from '../platform/surroundings';

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
  kind: EventDefinition['kind'];
  created_at: string;
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
  const recorded = clock.now().toISOString();
  const envelope: Envelope = {
    specversion: '1.0',
    id: newId(),
    source: `washcoat/${source}`,
    type: definition.name,
    subject: key,
    time: time.toISOString(),
    recordedtime: recorded,
    datacontenttype: 'application/json',
    correlationid: correlationId,
    data: definition.schema.parse(data),
  };
  const { topic, kind } = definition;
  return { event_id: envelope.id, topic, key, envelope, kind, created_at: recorded };
}
