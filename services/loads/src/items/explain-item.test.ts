import { pricingApplied } from '@washcoat/contract-converters';
import { itemDelete, itemPrice } from '@washcoat/contract-loads';
import { houseAdmin } from '@washcoat/testing';
import { companies, people, products, Yard } from '../yard.fixture';

const marketSource = { kind: 'http', at: '2026-11-26T08:00:00.000Z' } as const;
const { appliedAt, appliedBy } = pricingApplied.example;

describe('the price of an item on a load', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());

  const added = async (input: Record<string, unknown> = {}) => {
    const loadId = await yard.cart();
    const { itemId } = (await yard.add(loadId, input)).body.item;
    const explain = (session = people.buyer) => yard.test.call(session, itemPrice, { loadId, itemId });
    return { loadId, itemId, explain };
  };

  it('is explained as it came about when the item was added, whatever the prices are now', async () => {
    const { explain } = await added();
    const before = (await explain()).body;
    expect(before).toMatchObject({
      productId: products.a.productId,
      companyId: companies.corner.companyId,
      facilityName: 'Atlanta',
      basePrice: 172.23,
      adjustedPrice: 172.23,
    });
    expect(before.explanation?.[0]).toMatchObject({
      step: 'market',
      after: 214.48,
      date: appliedAt,
      source: appliedBy,
    });
    expect(before.explanation?.at(-1)).toMatchObject({ step: 'offer', after: 172.23 });
    const customer = before.explanation?.find(({ step }) => step === 'customer');
    expect(customer).toMatchObject({
      date: companies.corner.termChanges?.priceMod?.at,
      source: 'Ada Admin',
      reason: 'Corner Muffler, −2 %',
    });
    const { snapshotId } = pricingApplied.example;
    expect(before.pricedWith).toEqual({ snapshotId, appliedAt, appliedBy });
    const now = new Date().toISOString();
    const dearer = { ...pricingApplied.example, snapshotId: '018f3c1e-0000-7000-8000-000000000599' };
    await yard.test.deliver(pricingApplied, {
      ...dearer,
      appliedAt: now,
      marketPrice: { pt: 1, pd: 1, rh: 1 },
      marketSource,
    });
    expect((await explain()).body).toEqual(before);
    const later = (await (await added()).explain()).body;
    expect(later.pricedWith).toMatchObject({ snapshotId: dearer.snapshotId, appliedAt: now, marketSource });
  });

  it('says who set another price and when, and nothing of steps for a free item', async () => {
    const { loadId, itemId, explain } = await added();
    expect((await explain()).body).not.toHaveProperty('adjusted');
    await yard.edit({ loadId, itemId, version: 1, adjustedPrice: 150 });
    await yard.edit({ loadId, itemId, version: 2, quantity: 3 }, people.otherBuyer);
    const { body } = await explain();
    expect(body).toMatchObject({ basePrice: expect.any(Number), adjustedPrice: 150 });
    expect(body.adjusted?.source).toBe('Maya Ellison');
    const wire = { productId: null, type: 'DOMESTIC WIRE', description: 'Wire', basePrice: 4.1 };
    const free = (await (await added(wire)).explain()).body;
    expect(free).toMatchObject({ basePrice: 4.1, adjustedPrice: 4.1 });
    expect(free).not.toHaveProperty('explanation');
    expect(free).not.toHaveProperty('pricedWith');
  });

  it('tells outsiders no names and no house prices, and nobody more than the catalogue does', async () => {
    const loadId = await yard.cart({ customerId: companies.gulfcoast.companyId });
    const { itemId } = (await yard.add(loadId)).body.item;
    const explain = (session: typeof people.partner) =>
      yard.test.call(session, itemPrice, { loadId, itemId });
    const partner = { ...people.partner, canSeeUnitPrice: true, canShowPricing: true };
    const { body } = await explain(partner);
    expect(body.explanation?.map(({ step }) => step)).toEqual(
      expect.not.arrayContaining(['hedge', 'net', 'family', 'overridePrice']),
    );
    expect(body.explanation?.map(({ step }) => step)).toEqual(['market', 'listed', 'terms', 'offer']);
    expect(JSON.stringify(body)).not.toMatch(/Ada Admin|Bo Buyer/);
    expect(JSON.stringify(body)).not.toContain(`"${appliedBy}"`);
    expect(body.pricedWith).toEqual({
      snapshotId: expect.any(String),
      appliedAt: expect.stringMatching(/Z$/),
      appliedBy: '',
    });
    const blind = await explain({ ...partner, canShowPricing: false });
    expect(blind.body).not.toHaveProperty('explanation');
    expect((await explain(people.partner)).status).toBe(403);
    expect((await explain(people.subscriber)).status).toBe(404);
    const plain = houseAdmin({ canSeeUnitPrice: false });
    expect((await explain(plain)).status).toBe(403);
  });

  it('goes with the item', async () => {
    const { loadId, itemId, explain } = await added({ productId: products.b.productId });
    expect((await explain()).status).toBe(200);
    expect((await yard.test.call(people.buyer, itemDelete, { loadId, itemId })).status).toBe(200);
    expect((await explain()).status).toBe(404);
    expect(await yard.test.service.database('load_item_price').where({ item_id: itemId })).toEqual([]);
  });
});
