import { pricingApplied, productsChanged, type ProductCopy } from '@washcoat/contract-converters';
import { invoiceIssued } from '@washcoat/contract-invoicing';
import { loadCompleted, type LoadEventItem, type LoadSnapshot } from '@washcoat/contract-loads';
import type { TestService } from '@washcoat/testing';
import { idOf, ofHouse } from '../settlements/settlement.fixture';

const [firstItem] = loadCompleted.example.items;
if (!firstItem) throw new Error('The example of a completed order has no item.');
const exampleItem: LoadEventItem = firstItem;
const [firstProduct] = productsChanged.example.products;
if (!firstProduct) throw new Error('The example of changed converters has none.');
const exampleProduct: ProductCopy = firstProduct as ProductCopy;

/** Converter A of domain rules, section 2: 0.0474 oz Pt, 0.0876 oz Pd and 0.0147 oz Rh a piece. */
export const productA = idOf(7001);

/** A converter; A unless said otherwise. */
export function product(overrides: Partial<ProductCopy> = {}): ProductCopy {
  return { ...exampleProduct, productId: productA, isWithoutMetal: false, ...overrides };
}

/** An item of ten pieces of A in box 1. */
export function item(overrides: Partial<LoadEventItem> = {}): LoadEventItem {
  const ten = { quantity: 10, finalQty: 10, finalUnit: 10, adjustedPrice: 150, total: 1500 };
  return { ...exampleItem, itemId: idOf(8001), productId: productA, box: 1, ...ten, ...overrides };
}

/** A completed order of the house's customer with one item. */
export function order(n: number, overrides: Partial<LoadSnapshot> = {}): LoadSnapshot {
  const items = overrides.items ?? [item({ itemId: idOf(80_000 + n) })];
  const subtotal = items.reduce((sum, { total }) => sum + total, 0);
  return {
    ...loadCompleted.example,
    ...{ loadId: idOf(9000 + n), companyId: ofHouse, companyName: 'Corner Muffler', sellerUserId: null },
    ...{ items, subtotal, grandtotal: subtotal, discountAmount: 0, version: 1 },
    buyerFinalisedDate: '2026-11-01T15:00:00.000Z',
    ...overrides,
  };
}

/** The number of the invoice that `order(n)` becomes. */
export const invoiceNo = (n: number) => `ATL-${String(n).padStart(6, '0')}`;

/** Tells prices and converter A. */
export async function deliverCatalogue(service: TestService): Promise<void> {
  await service.deliver(pricingApplied, { ...pricingApplied.example, appliedAt: '2026-10-01T12:00:00.000Z' });
  await service.deliver(productsChanged, { products: [product()] });
}

/** Tells a completed order and the number of its invoice. */
export async function deliverOrder(service: TestService, n: number, overrides: Partial<LoadSnapshot> = {}) {
  const load = order(n, overrides);
  await service.deliver(loadCompleted, load);
  const { loadId, companyId, companyName } = load;
  await service.deliver(invoiceIssued, {
    ...invoiceIssued.example,
    ...{ loadId, companyId, companyName, invoiceNo: invoiceNo(n) },
  });
  return load;
}
