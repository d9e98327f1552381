import type { Product } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { createValuer, Decimal, toCents } from '@washcoat/metals';
import { forbidden } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { StoredProduct } from '../product/product.columns';
import { withChanges } from './pricing-changes';
import { mayPreviewPrices } from './pricing-draft.policy';
import { readStanding } from './pricing-draft.repository';

/**
 * Adds to converters what the draft of the user's company makes of their listed prices; `shown` are the same converters as
 * they are stored. Throws 403 for who does not set prices.
 */
export async function addPreview(
  database: Knex,
  session: Session,
  shown: readonly StoredProduct[],
  list: readonly Product[],
): Promise<void> {
  if (!mayPreviewPrices(session)) throw forbidden();
  const { current, draft } = await readStanding(database, session);
  const [now, tried] = [createValuer(current), createValuer(withChanges(current, draft?.changes ?? {}))];
  list.forEach((product, index) => {
    const stored = shown[index];
    if (!stored) return;
    const previewPrice = tried(stored).listedPrice;
    product.previewPrice = previewPrice;
    product.difference = toCents(new Decimal(previewPrice).minus(now(stored).listedPrice));
  });
}
