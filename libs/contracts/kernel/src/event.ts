import { z } from 'zod';

/**
 * Something that happened, told to other domains. `example` is asserted by the producer's test and fed to every
 * consumer's test. Additive changes keep the version in the name; a breaking one gets a new name beside the old.
 */
export interface EventDefinition<S extends z.ZodType = z.ZodType> {
  name: string;
  /** One topic per aggregate; the key within it is the aggregate's id. */
  topic: string;
  /**
   * Whether it says what is: a `record`, kept for ever, out of which a replay builds what services keep; or asks for
   * something once (a mail): a `message`, forgotten two weeks after everybody has it.
   */
  kind: 'record' | 'message';
  schema: S;
  example: z.output<S>;
}

/** Declares an event; the identity function that infers its schema. */
export function defineEvent<const S extends z.ZodType>(definition: EventDefinition<S>): EventDefinition<S> {
  return definition;
}

export type DataOf<E> = E extends EventDefinition<infer S> ? z.output<S> : never;

/** CloudEvents 1.0 in structured JSON, with the correlation id that travels from the request on. */
export const envelope = z.object({
  specversion: z.literal('1.0'),
  id: z.guid(),
  source: z.string(),
  type: z.string(),
  subject: z.string(),
  time: z.iso.datetime(),
  /** When it was written into the outbox, whatever moment it is about; events from before this field lack it. */
  recordedtime: z.iso.datetime().optional(),
  datacontenttype: z.literal('application/json'),
  correlationid: z.string(),
  data: z.unknown(),
});
export type Envelope = z.infer<typeof envelope>;
