import type { PreviewSummary, Product } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { createValuer, Decimal, toCents } from '@washcoat/metals';
import { forbidden } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { PriceList } from '../pricing/price-board';
import type { StoredProduct } from '../product/product.columns';
import type { DraftEffects } from './effect-of-draft';
import { withChanges } from './pricing-changes';
import { mayPreviewPrices } from './pricing-draft.policy';
import { readStanding } from './pricing-draft.repository';

export interface PreviewedPage {
  shown: readonly StoredProduct[];
  list: readonly Product[];
  prices: Pick<PriceList, 'snapshot'> | null;
}

/**
 * Adds to converters what the draft of the user's company makes of their listed prices; `shown` are the same converters as
 * they are stored, `prices` those that they are listed with: on them the draft is put, so that a page adds up also when
 * others came in force while it was read. With `effects` answers what the draft does to the whole catalogue; without a
 * draft nothing. Throws 403 for who does not set prices.
 */
export async function addPreview(
  database: Knex,
  session: Session,
  { shown, list, prices }: PreviewedPage,
  effects: DraftEffects | null,
): Promise<PreviewSummary | undefined> {
  if (!mayPreviewPrices(session)) throw forbidden();
  const { current, draft } = await readStanding(database, session);
  const base = prices?.snapshot ?? current;
  const changes = draft?.changes ?? {};
  const [now, tried] = [createValuer(base), createValuer(withChanges(base, changes))];
  list.forEach((product, index) => {
    const stored = shown[index];
    if (!stored) return;
    const previewPrice = tried(stored).listedPrice;
    product.previewPrice = previewPrice;
    product.difference = toCents(new Decimal(previewPrice).minus(now(stored).listedPrice));
  });
  if (!draft || !effects) return undefined;
  const { up, down, same, averageChange } = await effects.of(database, { base, changes });
  return { up, down, same, averageChange };
}
