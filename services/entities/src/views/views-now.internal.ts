import { viewsNow } from '@washcoat/contract-entities';
import { internalRead } from '@washcoat/service-kit';
import { findViewsById } from './saved-view.model';
import { presentViewNow } from './view.presenter';

/** The call that tells another service what it is to show by a view, and whose it is. */
export const viewsNowCall = internalRead({
  path: viewsNow.path,
  input: viewsNow.input,
  handle: async ({ database }, { viewIds }) => ({
    views: (await findViewsById(database, viewIds)).map(presentViewNow),
  }),
});
