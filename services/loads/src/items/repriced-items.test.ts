import { productsChanged, type ProductCopy } from '@washcoat/contract-converters';
import { agreedItem } from './item.fixture';
import { repricedItems } from './repriced-items';

describe('items by other prices', () => {
  const [example] = productsChanged.example.products;
  if (!example) throw new Error('The example of products-changed is empty.');
  const known = ['p', 'q', 'worthless'].map((productId): ProductCopy => ({ ...example, productId }));
  const products = new Map(known.map((product) => [product.productId, product]));

  it('asks for the price of a converter once, however many lines it has, also of one that is worth nothing', () => {
    const items = Array.from({ length: 3_000 }, (_, n) => ({
      ...agreedItem,
      itemId: `item ${n}`,
      productId: known[n % 3]?.productId ?? null,
    }));
    const asked: string[] = [];
    const priced = repricedItems(items, products, ({ productId }) => {
      asked.push(productId);
      return productId === 'worthless' ? 0 : 10;
    });
    expect(asked).toEqual(['p', 'q', 'worthless']);
    expect(priced.slice(0, 3).map(({ totalThen }) => totalThen)).toEqual([20, 20, 0]);
  });

  it('leaves what is no converter of the catalogue as it is', () => {
    const items = [{ ...agreedItem, productId: null }];
    expect(repricedItems(items, products, () => 10)).toMatchObject([{ priceThen: null, totalThen: 344.46 }]);
  });
});
