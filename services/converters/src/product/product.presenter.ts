import type { Product } from '@washcoat/contract-converters';
import type { Prices } from '../pricing/price-board';
import type { ProductSight } from './product.policy';
import type { StoredProduct } from './product.columns';

/**
 * A converter as it leaves: fields that the user has no right to are absent. `prices` is null when there are none;
 * `facilityId` is where they are for, if anywhere.
 */
export function presentProduct(
  stored: StoredProduct,
  sight: ProductSight,
  prices: Prices | null,
  facilityId?: string,
): Product {
  const product: Product = {
    productId: stored.productId,
    name: stored.name,
    oem: stored.oem,
    serialNo: stored.serialNo,
    abCode: stored.abCode,
    abSubcode: stored.abSubcode,
    notes: stored.notes,
    comment: stored.comment,
    manufacturer: stored.manufacturer,
    model: stored.model,
    description: stored.description,
    family: stored.family,
    type: stored.type,
    typeName: stored.typeName,
    shape: stored.shape,
    urls: stored.urls,
    profileUrl: stored.profileUrl,
    isActive: stored.isActive,
    isSharedStamp: stored.isSharedStamp,
  };
  if (sight.markForTest) product.isMarkForTest = stored.isMarkForTest;
  if (sight.testCount) product.testCount = stored.testCount;
  if (sight.assay) addAssay(product, stored, prices);
  if (sight.assay || sight.catalogue) {
    product.isWithoutMetal = stored.isWithoutMetal;
    if (prices) product.isDefaultAssay = prices.isDefaultAssay;
  }
  if (sight.catalogue && prices) addPrices(product, prices, facilityId);
  if (sight.house && prices) addHousePrices(product, stored, prices);
  if (sight.priceRules) Object.assign(product, presentPriceRules(stored));
  return product;
}

/** The converter's own price rules, for those who edit it. */
function presentPriceRules(stored: StoredProduct) {
  return {
    ptDisc: numberOrNull(stored.ptDisc),
    pdDisc: numberOrNull(stored.pdDisc),
    rhDisc: numberOrNull(stored.rhDisc),
    schemeDisc: numberOrNull(stored.schemeDisc),
    price2Modifier: numberOrNull(stored.price2Modifier),
    ptDiscIsPercentage: stored.ptDiscIsPercentage,
    pdDiscIsPercentage: stored.pdDiscIsPercentage,
    rhDiscIsPercentage: stored.rhDiscIsPercentage,
    schemeDiscIsPercentage: stored.schemeDiscIsPercentage,
    price2ModifierIsPercentage: stored.price2ModifierIsPercentage,
  } satisfies Partial<Product>;
}

function addAssay(product: Product, stored: StoredProduct, prices: Prices | null): void {
  const defaults = prices?.defaults;
  product.subweight = defaults ? defaults.weight : numberOrNull(stored.subweight);
  product.ptAssay = defaults ? defaults.pt : numberOrNull(stored.ptAssay);
  product.pdAssay = defaults ? defaults.pd : numberOrNull(stored.pdAssay);
  product.rhAssay = defaults ? defaults.rh : numberOrNull(stored.rhAssay);
}

function addPrices(product: Product, prices: Prices, facilityId: string | undefined): void {
  product.marketPrice = prices.marketPrice;
  product.listedPrice = prices.listedPrice;
  product.schemePice = prices.schemePice;
  product.alt1Price = prices.alt1Price;
  product.offerPrice = prices.offerPrice;
  if (facilityId) product.facilityId = facilityId;
}

function addHousePrices(product: Product, stored: StoredProduct, prices: Prices): void {
  product.basePrice = prices.basePrice;
  product.calculatedPrice = prices.calculatedPrice;
  product.price = numberOrNull(stored.price);
  product.isCalculatedPrice = stored.isCalculatedPrice;
}

function numberOrNull(value: string | null): number | null {
  return value === null ? null : Number(value);
}
