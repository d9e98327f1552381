import type { Service } from '@washcoat/service-kit';
import { demoSession, seedId, type SeedPart } from '@washcoat/service-kit/seed';
import { lookUpProduct, type LookupMeans } from '../lookup/look-up-product';
import { PriceBoard } from '../pricing/price-board';
import { demoLookups, type DemoLookups } from './demo-lookups';
import { lookedUpConverters } from './looked-up-converters';

/**
 * The lookups of the demonstration installation, each paid as any lookup is: so it comes after the part of billing, when
 * what they are paid with is there. One that is there is left as it is.
 */
export const lookupsSeed: SeedPart = {
  service: 'converters',
  async run(service, { today }) {
    const { services, timezone } = service.platform;
    const means = { board: new PriceBoard(timezone), services, timezone };
    const productIds = await lookedUpConverters(service.database);
    await Promise.all(
      demoLookups(today, timezone).map((lookups) => lookUp(service, means, lookups, productIds)),
    );
  },
};

async function lookUp(
  service: Service,
  means: LookupMeans,
  { email, series, moments }: DemoLookups,
  productIds: readonly string[],
): Promise<void> {
  const session = demoSession(email);
  for (const [index, now] of moments.entries()) {
    const lookupId = seedId('lookup', `${series} ${index}`);
    if (await isThere(service, lookupId)) continue;
    const productId = productIds[index % productIds.length] ?? '';
    await service.inTransaction({ session, now }, (unit) =>
      lookUpProduct(unit, session, productId, { ...means, lookupId }),
    );
  }
}

async function isThere(service: Service, lookupId: string): Promise<boolean> {
  const found = await service.database('lookup').where({ lookup_id: lookupId }).first('lookup_id');
  return found !== undefined;
}
