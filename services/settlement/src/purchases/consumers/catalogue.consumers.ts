import { pricingApplied, productsChanged } from '@washcoat/contract-converters';
import { consumer, firstRow, newestRows, type UnitOfWork } from '@washcoat/service-kit';
import { publishBookingsOf } from '../../booking/publish-booking';
import { bookLoads } from '../../metal-account/book-metal';
import { fillContents, forgetDefaults, lockContents } from '../item-content';

const keepConverters = newestRows({
  table: 'catalogue_copy',
  key: 'product_id',
  columns: [
    ...(['product_id', 'version', 'family', 'subweight', 'is_without_metal'] as const),
    ...(['pt_assay', 'pd_assay', 'rh_assay'] as const),
  ],
});
const keepMarket = firstRow({
  table: 'price_copy',
  key: 'snapshot_id',
  columns: [
    ...(['snapshot_id', 'applied_at', 'pt_market', 'pd_market', 'rh_market'] as const),
    ...(['default_weight', 'default_pt', 'default_pd', 'default_rh'] as const),
  ],
});

/** What converters hold; items that waited for one of them get their metal. Late older versions change nothing. */
export const keepCatalogue = consumer({
  name: 'keep-catalogue',
  event: productsChanged,
  async handle(unit, { products }) {
    const { trx } = unit;
    await lockContents(trx);
    const rows = products.map((product) => ({
      ...{ product_id: product.productId, version: product.version, family: product.family },
      ...{ subweight: product.subweight, is_without_metal: product.isWithoutMetal },
      ...{ pt_assay: product.ptAssay, pd_assay: product.pdAssay, rh_assay: product.rhAssay },
    }));
    await unit.write(...keepConverters(rows));
    const productIds = products.map(({ productId }) => productId);
    await keepFilled(unit, await fillContents(trx, { productIds }));
  },
});

/**
 * Market prices and the default piece at every application of prices; they never change once applied. Orders of which
 * older prices were known only get the default piece of these when they come.
 */
export const keepPrices = consumer({
  name: 'keep-prices',
  event: pricingApplied,
  async handle(unit, { snapshotId, appliedAt, marketPrice, globalDefaults }) {
    const { trx } = unit;
    await lockContents(trx);
    await unit.write(
      keepMarket({
        ...{ snapshot_id: snapshotId, applied_at: appliedAt },
        ...{ pt_market: marketPrice.pt, pd_market: marketPrice.pd, rh_market: marketPrice.rh },
        default_weight: globalDefaults.weight,
        ...{ default_pt: globalDefaults.pt, default_pd: globalDefaults.pd, default_rh: globalDefaults.rh },
      }),
    );
    const prices = { snapshotId, appliedAt };
    await forgetDefaults(trx, prices);
    await keepFilled(unit, await fillContents(trx, { prices }));
  },
});

/** Books orders whose items got their metal, and tells what settlements expect of them now. */
async function keepFilled(unit: Pick<UnitOfWork, 'trx' | 'now' | 'publish'>, loadIds: readonly string[]) {
  await bookLoads(unit.trx, unit.now, loadIds);
  await publishBookingsOf(unit, loadIds);
}
