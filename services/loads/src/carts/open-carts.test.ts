import { randomUUID } from 'node:crypto';
import { loadDelete, openCartsWithProduct, productsInOpenCarts } from '@washcoat/contract-loads';
import { people, products, Yard } from '../yard.fixture';

describe('the open carts that hold a converter', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
    yard.test.caller.add('loads', yard.test.service.app.callback());
  });
  afterAll(() => yard.stop());

  const holders = async (productId: string) => {
    const answer = await yard.test.caller.post('loads', openCartsWithProduct.path, { productId });
    return openCartsWithProduct.output.parse(JSON.parse(answer.toString()));
  };

  it('are counted once each and named, the last changed first, up to three', async () => {
    const { productId } = products.a;
    expect(await holders(productId)).toEqual({ count: 0, names: [] });
    const carts: string[] = [];
    for (const loadName of ['One', 'Two', 'Three', 'Four']) carts.push(await yard.filledCart({ loadName }));
    await yard.add(carts[3] ?? '');
    await yard.cart({ loadName: 'Empty' });
    expect(await holders(productId)).toEqual({ count: 4, names: ['Four', 'Three', 'Two'] });
    expect(await holders(products.b.productId)).toEqual({ count: 0, names: [] });
    expect(await holders(randomUUID())).toEqual({ count: 0, names: [] });
  });

  it('are none that were deleted or completed', async () => {
    const { productId } = products.c;
    const completed = await yard.cart({ loadName: 'Completed' });
    const deleted = await yard.cart({ loadName: 'Deleted' });
    const quote = await yard.cart({ loadName: 'Quote', isQuote: true });
    for (const loadId of [completed, deleted, quote]) await yard.add(loadId, { productId });
    expect((await holders(productId)).count).toBe(3);
    expect((await yard.complete(completed)).status).toBe(200);
    expect((await yard.test.call(people.buyer, loadDelete, { cartId: deleted })).status).toBe(200);
    expect(await holders(productId)).toEqual({ count: 1, names: ['Quote'] });
  });

  it('are asked for many converters at once', async () => {
    const [held, free] = [randomUUID(), randomUUID()];
    const loadId = await yard.filledCart({ loadName: 'Asked' });
    await yard.test.service
      .database('load_item')
      .where({ load_id: loadId, product_id: products.a.productId })
      .update({ product_id: held });
    const input = { productIds: [free, held] };
    const answer = await yard.test.caller.post('loads', productsInOpenCarts.path, input);
    expect(JSON.parse(answer.toString())).toEqual({ productIds: [held] });
  });

  it('are told to other services only', async () => {
    const payload = { productId: products.a.productId };
    const outside = await yard.test.send({ method: 'POST', url: openCartsWithProduct.path, payload });
    expect(outside.status).toBe(404);
  });
});
