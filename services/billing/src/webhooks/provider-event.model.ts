import {
  jsonColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import type { ProviderEvent } from '../provider/card-provider';

const columns = {
  /** The provider's own id: what is told twice is one event. */
  eventId: textColumn,
  kind: textColumn,
  payload: jsonColumn<ProviderEvent['payload']>(),
  toldAt: momentColumn,
  receivedAt: momentColumn,
  processedAt: optional(momentColumn),
  attempts: wholeColumn,
  /** Not before it is tried again, once it failed. */
  nextAttemptAt: optional(momentColumn),
  /** It failed so often that somebody has to look at it. */
  givenUpAt: optional(momentColumn),
  /** Why it was not processed, or what is strange about it. */
  problem: optional(textColumn),
};

/** What the provider told. */
export type ProviderEventRecord = RecordOf<typeof columns>;

/** The same as it is stored. */
export class ProviderEventModel extends tableModel('provider_event', ['eventId'], columns) {}
