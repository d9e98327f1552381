import { calendarDay } from '@washcoat/contract-kernel';
import type { Service } from '@washcoat/service-kit';
import { demoSuperAdmin, type SeedContext, type SeedPart } from '@washcoat/service-kit/seed';
import { noteModifier } from '../pricing-draft/modifier-change.repository';
import { applyPricing } from '../pricing/apply-pricing';
import { PriceBoard } from '../pricing/price-board';
import { recordPriceHistory } from '../price-history/record-price-history';
import { addProducts } from '../product/add-products';
import type { NewProduct } from '../product/product';
import { BATCH } from '../product/publish-products';
import { demoPricing, type PastPricing } from './demo-pricing';
import { demoProducts } from './demo-products';
import { drawPictures } from './draw-pictures';
import { seedMakes } from './seed-makes';
import { seedPriceModifiers } from './seed-price-modifiers';
import { seedTickets } from './seed-tickets';
import { seedUpload } from './seed-upload';

export { lookupsSeed } from './seed-lookups';

/** So many converters get twelve months of price history. */
const WITH_HISTORY = 200;
/** Pictures take 2 kB each; a catalogue for load tests goes without most of them. */
const WITH_PICTURE = 20_000;

/**
 * The demonstration catalogue, a year of weekly prices, the price history that follows from them, makes with tips,
 * questions to the experts, and an upload. What is there already is left as it is, so that a seed that was interrupted goes on where
 * it stopped.
 */
export const seed: SeedPart = {
  service: 'converters',
  async run(service, context) {
    const today = calendarDay(context.today, service.platform.timezone);
    const pricings = demoPricing(today);
    for (const past of pricings) await applyPast(service, context, past);
    let added = 0;
    for (const batch of inBatches(demoProducts(context, today))) {
      await addBatch(service, context, batch, {
        isDrawn: added < WITH_PICTURE,
        pricings: added ? [] : pricings,
      });
      added += batch.length;
    }
    await seedMakes(service, context);
    await seedPriceModifiers(service, context);
    await seedTickets(service, context);
    await seedUpload(service, context);
  },
};

/** When the modifier of override prices was set last, and the piece that it was measured by. */
const MODIFIER_SET_DAYS_AGO = 56;
const coreValues = { weight: 950, ptPPM: 620, pdPPM: 1180, rhPPM: 190 };

async function applyPast(service: Service, context: SeedContext, { daysAgo, pricing }: PastPricing) {
  if (await exists(service, 'pricing_snapshot', { snapshot_id: pricing.snapshotId })) return;
  const session = demoSuperAdmin();
  await service.inTransaction({ session, now: context.at(daysAgo) }, async (unit) => {
    await applyPricing(unit, session, pricing);
    if (daysAgo === MODIFIER_SET_DAYS_AGO) await noteModifier(unit, session, { pricing, coreValues });
  });
}

async function addBatch(
  service: Service,
  context: SeedContext,
  batch: readonly NewProduct[],
  { isDrawn, pricings }: { isDrawn: boolean; pricings: readonly PastPricing[] },
) {
  const [first] = batch;
  if (!first || (await exists(service, 'product', { product_id: first.productId }))) return;
  const session = demoSuperAdmin();
  const board = new PriceBoard(service.platform.timezone);
  await service.inTransaction({ session, now: context.at(0) }, async (unit) => {
    await addProducts(unit, session, isDrawn ? await drawPictures(unit.trx, batch) : batch);
    const productIds = batch.slice(0, WITH_HISTORY).map(({ productId }) => productId);
    const days = pricings.map(({ daysAgo }) => board.dayOf(context.at(daysAgo)));
    // With the converters: once the day's pass has met them, their past is no longer recorded.
    for (const day of days) await recordPriceHistory(unit, { productIds, day }, board);
  });
}

async function exists(service: Service, table: string, where: Record<string, string>) {
  return (await service.database(table).where(where).first()) !== undefined;
}

function* inBatches<T>(items: Iterable<T>): Generator<T[], void> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}
