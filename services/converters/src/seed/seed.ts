import { seedId, type SeedContext, type SeedPart, type Service } from '@washcoat/service-kit';
import { calendarDay } from '../calendar/calendar-day';
import { applyPricing } from '../pricing/apply-pricing';
import { recordPriceHistory } from '../price-history/record-price-history';
import { BATCH, addProducts } from '../product/add-products';
import { findProduct } from '../product/product.repository';
import type { NewProduct } from '../product/product';
import { demoProducts } from './demo-products';
import { demoPricing } from './demo-pricing';
import { houseSession } from './house-session';
import { SAMPLE_ID } from './sample-converter';
import { drawPictures } from './draw-pictures';

/** So many converters get twelve months of price history. */
const WITH_HISTORY = 200;

/** The demonstration catalogue, a year of weekly prices, and the price history that follows from them. */
export const seed: SeedPart = {
  service: 'converters',
  async run(service, context) {
    if (await findProduct(service.database, SAMPLE_ID, true)) return;
    const session = houseSession();
    const batches = inBatches(demoProducts(context));
    const first = batches.next();
    const productIds = first.done ? [] : first.value.slice(0, WITH_HISTORY).map(({ productId }) => productId);
    await applyYearOfPrices(service, context);
    // The first batch holds the marker of a finished seed, so it comes last.
    for (const batch of batches) await addBatch(service, context, batch);
    if (first.value) await addBatch(service, context, first.value);
    await recordYearOfPrices(service, context, productIds);
    async function addBatch(service: Service, context: SeedContext, batch: NewProduct[]) {
      await service.inTransaction({ session, now: context.at(0) }, async (unit) => {
        await addProducts(unit, session, await drawPictures(unit.trx, batch));
      });
    }
  },
};
