import {
  productAdd,
  productDelete,
  productDetail,
  productEdit,
  productsChanged,
} from '@washcoat/contract-converters';
import type { TestService } from '@washcoat/testing';
import { newProduct, startCatalogue } from '../testing/catalogue.fixture';
import { productForm, superAdmin } from '../testing/product-form.fixture';

const first = newProduct({ oem: 'GD3', manufacturer: 'Toyota' });

describe('a stamp that several converters share', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    catalogue = await startCatalogue([first]);
    catalogue.caller.add('loads', (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ count: 0, names: [] }));
    });
  });
  afterAll(() => catalogue.stop());

  const add = async (oem: string) =>
    (await catalogue.call(superAdmin, productAdd, productForm({ oem }))).body.productId;
  const state = async (productId: string) => {
    const { body } = await catalogue.call(superAdmin, productDetail, { productId });
    return [body.isSharedStamp, body.version];
  };
  const lastTold = async () =>
    (await catalogue.published(productsChanged)).at(-1)?.products.map(({ productId }) => productId) ?? [];

  it('is told of both when the second is added, edited away and back, and deleted', async () => {
    const second = await add('gd-3');
    expect(await state(first.productId)).toEqual([true, 2]);
    expect(await state(second)).toEqual([true, 1]);
    expect((await lastTold()).sort()).toEqual([first.productId, second].sort());

    await catalogue.call(superAdmin, productEdit, { productId: second, oem: 'GD4' });
    expect(await state(first.productId)).toEqual([false, 3]);
    expect(await state(second)).toEqual([false, 2]);
    expect((await lastTold()).sort()).toEqual([first.productId, second].sort());

    await catalogue.call(superAdmin, productEdit, { productId: second, oem: 'G D 3' });
    expect(await state(first.productId)).toEqual([true, 4]);
    expect(await state(second)).toEqual([true, 3]);

    const third = await add('GD3');
    expect(await state(second)).toEqual([true, 3]);
    await catalogue.call(superAdmin, productDelete, { productId: third });
    expect(await state(first.productId)).toEqual([true, 4]);
    await catalogue.call(superAdmin, productDelete, { productId: second });
    expect(await state(first.productId)).toEqual([false, 5]);
    expect((await lastTold()).sort()).toEqual([first.productId, second].sort());
  });

  it('is noticed by two who add the same code at the same moment', async () => {
    const twins = await Promise.all(Array.from({ length: 5 }, () => add('TWIN 7')));
    const states = await Promise.all(twins.map(state));
    expect(states.map(([isShared]) => isShared)).toEqual(twins.map(() => true));
  });

  it('is none of codes without any letter or digit', async () => {
    const [one, two] = [await add('---'), await add('***')];
    expect([await state(one), await state(two)]).toEqual([
      [false, 1],
      [false, 1],
    ]);
  });
});
