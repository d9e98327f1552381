import { priceModifierChanged, type PriceModifierCopy } from '@washcoat/contract-converters';
import { itemPrice, loadCompleted } from '@washcoat/contract-loads';
import { HOUSE_ID, houseAdmin } from '@washcoat/testing';
import { companies, people, Yard } from '../yard.fixture';

const { example } = priceModifierChanged;
const modifier = (overrides: Partial<PriceModifierCopy>) => ({
  ...example,
  companyId: HOUSE_ID,
  ...overrides,
});
const idOf = (number: number) => `018f3c1e-0000-7000-8000-000000000a${String(number).padStart(2, '0')}`;

describe('an item without a converter', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());
  beforeEach(async () => {
    await yard.test.service.database('price_modifier_copy').delete();
    await tell({});
  });

  const tell = (overrides: Partial<PriceModifierCopy>) =>
    yard.test.deliver(priceModifierChanged, modifier(overrides));
  const wire = { productId: null, type: 'DOMESTIC WIRE', description: 'Wire', quantity: 12.5 };
  const aftermarket = { ...wire, type: 'AFTER MKT', description: 'Aftermarket', quantity: 2 };
  const add = async (input: object, session = people.buyer, loadId?: string) => {
    const load = loadId ?? (await yard.cart());
    return (await yard.add(load, { ...input }, session)).body.item;
  };

  it('takes its base price from the modifier of its type: 12.5 lb at $31.40 are $392.50', async () => {
    expect(await add(wire)).toMatchObject({ basePrice: 31.4, adjustedPrice: 31.4, total: 392.5 });
    await tell({ priceModifierId: idOf(2), name: 'Aftermarket', type: 1, value: 9.25 });
    expect(await add(aftermarket)).toMatchObject({ basePrice: 9.25, adjustedPrice: 9.25, total: 18.5 });
  });

  it('stays at its price whatever the modifier becomes, and says where it came from', async () => {
    const loadId = await yard.cart();
    const { itemId } = await add(wire, people.buyer, loadId);
    await tell({ value: 40, version: 2 });
    const { items } = await yard.load(loadId);
    expect(items[0]).toMatchObject({ basePrice: 31.4, total: 392.5 });
    const explained = await yard.test.call(people.buyer, itemPrice, { loadId, itemId });
    expect(explained.body.explanation).toEqual([
      expect.objectContaining({ label: 'Domestic wire', after: 31.4, date: example.updatedDate }),
    ]);
    await yard.complete(loadId);
    const told = (await yard.test.published(loadCompleted)).find((event) => event.loadId === loadId);
    expect(told?.items).toMatchObject([{ basePrice: 31.4, adjustedPrice: 31.4 }]);
    expect((await add(wire)).basePrice).toBe(40);
  });

  it('keeps it as the base when a buyer who may set prices names another; who may not is not heard', async () => {
    expect(await add({ ...wire, basePrice: 30 })).toMatchObject({ basePrice: 31.4, adjustedPrice: 30 });
    const plain = houseAdmin({ canOveridePrice: false });
    expect(await add({ ...wire, basePrice: 99 }, plain)).toMatchObject({
      ...{ basePrice: 31.4, adjustedPrice: 31.4 },
    });
  });

  it('is priced as before where the company that buys has no such modifier', async () => {
    expect(await add({ ...aftermarket, basePrice: 7 })).toMatchObject({ basePrice: 7, adjustedPrice: 7 });
    await tell({ priceModifierId: idOf(3), name: 'After mkt', type: 3, value: 5 });
    expect(await add({ ...aftermarket, basePrice: 7 })).toMatchObject({ basePrice: 7 });
    await tell({ version: 2, isDeleted: true });
    expect((await add(wire)).basePrice).toBe(0);
    await tell({ priceModifierId: idOf(4), companyId: companies.peachtree.companyId });
    expect((await add(wire)).basePrice).toBe(0);
  });
});
