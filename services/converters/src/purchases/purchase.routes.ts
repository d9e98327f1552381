import { seenBefore } from '@washcoat/contract-converters';
import { read, type Route } from '@washcoat/service-kit';
import { listSeenBefore } from './list-seen-before';

/** What was bought of a converter before. */
export const purchaseRoutes: readonly Route[] = [
  read(seenBefore, ({ database, session }, input) => listSeenBefore(database, session, input)),
];
