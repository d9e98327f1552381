import { loadAmended, loadCompleted } from '@washcoat/contract-loads';
import { consumer } from '@washcoat/service-kit';
import { keepLoad } from '../keep-load';

/**
 * What was bought with a completed order. These consumers name no tables: the ledger of ounces is append-only, and a
 * replay finds every order there.
 */
export const keepCompletedLoad = consumer({
  name: 'keep-completed-load',
  event: loadCompleted,
  handle: keepLoad,
});

/** An amendment stands in the place of what was kept, also when it comes before the completion. */
export const keepAmendedLoad = consumer({
  name: 'keep-amended-load',
  event: loadAmended,
  handle: keepLoad,
});
