import { seedId, type SeedContext } from '@washcoat/service-kit/seed';
import type { NewProduct } from '../product/product';
import type { CatalogueConverter } from './catalogue/catalogue-converter';
import { catalogueRows } from './catalogue/generate-catalogue';
import { demoTester } from './demo-tester';
import { SAMPLE_CODE, sampleConverter } from './sample-converter';

/** The sample was filed this many days before the day of seeding. */
const SAMPLE_AGE = 400;

/**
 * The converters of the demonstration installation one by one, the sample of the domain rules first. `today` is the
 * calendar day of seeding. No other converter has the sample's code, so that searching for it finds the sample alone.
 */
export function* demoProducts(context: SeedContext, today: string): Generator<NewProduct, void> {
  let left = context.converters;
  if (left > 0) yield sampleConverter(context.at(SAMPLE_AGE));
  left -= 1;
  for (const row of catalogueRows({ count: context.converters, today })) {
    if (left <= 0) return;
    if (row.oem.replaceAll(' ', '') === SAMPLE_CODE.replaceAll(' ', '')) continue;
    yield newProduct(row, context);
    left -= 1;
  }
}

function newProduct(row: CatalogueConverter, context: SeedContext): NewProduct {
  const { productKey, familyKey: _family, overrideSetOn: _set, createdOn, tests, ...converter } = row;
  return {
    ...converter,
    productId: seedId('product', productKey),
    urls: [],
    profileUrl: null,
    createdAt: new Date(`${createdOn}T15:00:00Z`),
    tests: tests.map(({ daysAgo, ...test }) => ({
      ...test,
      ...demoTester(),
      createdAt: context.at(daysAgo),
    })),
  };
}
