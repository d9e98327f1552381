import { loadCompleted } from '@washcoat/contract-loads';
import { consumer } from '@washcoat/service-kit';
import { keepPurchases } from '../purchases/keep-purchases';
import { purchaseTables } from '../purchases/purchase.repository';

/** A completed load bought what is on it. */
export const keepCompletedPurchases = consumer({
  name: 'keep-completed-purchases',
  event: loadCompleted,
  handle: keepPurchases,
  tables: purchaseTables,
});
