import type { Product } from '@washcoat/contract-converters';
import type { Valuation } from '@washcoat/metals';
import type { ProductRights } from './product.policy';
import type { StoredProduct } from './product';

/** A converter as it leaves: fields that the user has no right to are absent. `valuation` is null without prices. */
export function presentProduct(
  stored: StoredProduct,
  rights: ProductRights,
  valuation: Valuation | null,
): Product {
  const product: Product = {
    productId: stored.productId,
    name: stored.name,
    oem: stored.oem,
    serialNo: stored.serialNo,
    abCode: stored.abCode,
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
  if (rights.markForTest) product.isMarkForTest = stored.isMarkForTest;
  if (rights.testCount) product.testCount = stored.testCount;
  if (rights.assay) addAssay(product, stored, valuation);
  if (rights.prices && valuation) addPrices(product, valuation);
  if (rights.housePrices && valuation) addHousePrices(product, stored, valuation);
  return product;
}

function addAssay(product: Product, stored: StoredProduct, valuation: Valuation | null): void {
  product.subweight = numberOrNull(stored.subweight);
  product.ptAssay = numberOrNull(stored.ptAssay);
  product.pdAssay = numberOrNull(stored.pdAssay);
  product.rhAssay = numberOrNull(stored.rhAssay);
  if (valuation) product.isDefaultAssay = valuation.isDefaultAssay;
}

function addPrices(product: Product, valuation: Valuation): void {
  product.marketPrice = valuation.marketPrice;
  product.listedPrice = valuation.listedPrice;
  product.schemePice = valuation.schemePice;
  product.alt1Price = valuation.alt1Price;
  product.offerPrice = valuation.offerPrice;
}

function addHousePrices(product: Product, stored: StoredProduct, valuation: Valuation): void {
  product.basePrice = valuation.basePrice;
  product.calculatedPrice = valuation.calculatedPrice;
  product.price = numberOrNull(stored.price);
  product.isCalculatedPrice = stored.isCalculatedPrice;
}

function numberOrNull(value: string | null): number | null {
  return value === null ? null : Number(value);
}
