import { loadAmended } from '@washcoat/contract-loads';
import { consumer } from '@washcoat/service-kit';
import { keepPurchases } from '../purchases/keep-purchases';
import { purchaseTables } from '../purchases/purchase.repository';

/** An amendment replaces the purchases of its load, also when it comes before the completion. */
export const keepAmendedPurchases = consumer({
  name: 'keep-amended-purchases',
  event: loadAmended,
  handle: keepPurchases,
  tables: purchaseTables,
});
