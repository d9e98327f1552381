import { randomUUID } from 'node:crypto';
import { familyNames, productBulkEdit, productDetail, productList } from '@washcoat/contract-converters';
import { loadCompleted } from '@washcoat/contract-loads';
import type { TestService } from '@washcoat/testing';
import { newProduct, startCatalogue } from '../testing/catalogue.fixture';
import { editor } from '../testing/product-form.fixture';

const MORE_THAN_TOP = 103;

const products = Array.from({ length: MORE_THAN_TOP }, (_, at) =>
  newProduct({ oem: `TOP ${at}`, family: at % 2 ? 'Diesel' : 'Foreign Large' }),
);

describe('calls for many converters', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    catalogue = await startCatalogue(products);
  });
  afterAll(() => catalogue.stop());

  it('[CONV-076] are the 100 bought most, the families, and the edit of many', async () => {
    const [line] = loadCompleted.example.items;
    if (!line) throw new Error('The example of load-completed has no items.');
    const items = products.map(({ productId }, at) => ({
      ...{ ...line, itemId: randomUUID(), productId, finalQty: at + 1 },
    }));
    const buyerFinalisedDate = new Date().toISOString();
    await catalogue.deliver(loadCompleted, { ...loadCompleted.example, buyerFinalisedDate, items });
    const top = (await catalogue.call(editor, productList, { isTopResults: true, count: 1000 })).body;
    const mostBought = products.map(({ oem }) => oem).reverse();
    expect(top.list.map(({ oem }) => oem)).toEqual(mostBought.slice(0, 100));
    expect(top.areMoreItemsAvailable).toBe(false);

    const families = async () => (await catalogue.call(editor, familyNames, {})).body.list;
    expect(await families()).toEqual(['Diesel', 'Foreign Large']);

    const ids = top.list.slice(0, 2).map(({ productId }) => productId);
    const edit = { ids, change: { family: 'Exotic', schemeDisc: 6 } };
    expect((await catalogue.call(editor, productBulkEdit, edit)).body).toMatchObject({
      changed: 2,
      refused: [],
    });
    for (const productId of ids)
      expect((await catalogue.call(editor, productDetail, { productId })).body).toMatchObject(edit.change);
    expect(await families()).toEqual(['Diesel', 'Exotic', 'Foreign Large']);
  });
});
