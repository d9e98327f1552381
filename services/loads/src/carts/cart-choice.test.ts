import { itemAdd, loadComplete, loadList } from '@washcoat/contract-loads';
import { people, products, Yard } from '../yard.fixture';

describe('choosing the cart that a converter goes into', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());

  it('[CONV-078] [CONV-090] offers the ten active carts that were changed last, and no quotes', async () => {
    const carts: string[] = [];
    for (let number = 1; number <= 11; number++) carts.push(await yard.cart({ loadName: `Cart ${number}` }));
    await yard.cart({ loadName: 'A quote', isQuote: true });
    const [oldest = '', ...others] = carts;
    await yard.add(oldest);
    const asked = { count: 10, offset: 0, type: 1 };
    const { status, body } = await yard.test.call(people.buyer, loadList, asked);
    expect(status).toBe(200);
    expect(body.list.map(({ loadId }) => loadId)).toEqual([oldest, ...others.reverse().slice(0, 9)]);
    expect(body.list.every(({ type }) => type === 1)).toBe(true);
    expect(body.areMoreItemsAvailable).toBe(true);
  });

  it('[CONV-082] says in a sentence why a converter was not added, and adds nothing', async () => {
    const done = await yard.filledCart();
    const completed = await yard.test.call(people.buyer, loadComplete, { loadId: done, isInvoice: true });
    expect(completed.status).toBe(200);
    const open = await yard.cart();
    const refusals = [
      [{ loadId: done, productId: products.a.productId }, 409, "A completed order can't take new items."],
      [{ loadId: open, productId: open }, 404, 'This converter was not found.'],
      [
        { loadId: open, productId: products.a.productId, unit: 0 },
        400,
        'Please enter valid count for unit and quantity',
      ],
    ] as const;
    for (const [item, status, sentence] of refusals) {
      const answer = await yard.test.call(people.buyer, itemAdd, item);
      expect([answer.status, answer.error.error]).toEqual([status, sentence]);
    }
    expect((await yard.load(done)).items).toHaveLength(1);
    expect((await yard.load(open)).items).toEqual([]);
  });
});
