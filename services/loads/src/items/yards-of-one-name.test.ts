import { randomUUID } from 'node:crypto';
import { pricingApplied } from '@washcoat/contract-converters';
import { companyChanged, facilityChanged } from '@washcoat/contract-entities';
import { HOUSE_ID } from '@washcoat/testing';
import { companies, facilities, Yard } from '../yard.fixture';

const customerId = randomUUID();
const terms = { priceMod: null, groupModifier: null, groupDiscount: null };
const customer = { ...companies.corner, ...terms, companyId: customerId };
const yardOf = (companyId: string) => ({
  ...facilities.atlanta,
  facilityId: randomUUID(),
  companyId,
  name: 'Main yard',
  city: 'Macon',
  changedAt: '2026-01-05T12:00:00.000Z',
});
const north = yardOf(companies.peachtree.companyId);
const south = yardOf(HOUSE_ID);

describe('prices on carts at yards of one name', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
    await yard.test.deliver(companyChanged, {
      ...customer,
      facilityDiscounts: { 'Main yard': 50 },
      facilityDiscountsById: { [south.facilityId]: 20 },
    });
    for (const each of [north, south]) await yard.test.deliver(facilityChanged, each);
  });
  afterAll(() => yard.stop());

  const priceAt = async ({ facilityId }: { facilityId: string }) => {
    const loadId = await yard.cart({ customerId, facilityId, facilityCity: undefined });
    return (await yard.add(loadId)).body.item.adjustedPrice;
  };
  const bothPrices = async () => [await priceAt(north), await priceAt(south)];
  const apply = (changes: object) =>
    yard.test.deliver(pricingApplied, { ...pricingApplied.example, snapshotId: randomUUID(), ...changes });
  const rename = (facility: typeof north, name: string, version: number, changedAt: string) =>
    yard.test.deliver(facilityChanged, { ...facility, name, version, changedAt });

  it('are those of the yard that had the name when prices were applied by name', async () => {
    await apply({ appliedAt: '2026-11-21T10:00:00.000Z', facilities: { 'Main yard': -10 } });
    const before = await bothPrices();
    expect(before).toEqual([168.44, 134.75]);
    await rename(north, 'Other', 3, '2026-11-21T12:00:00.000Z');
    await rename(north, 'North', 2, '2026-11-21T11:00:00.000Z');
    await rename(north, 'Other', 3, '2026-11-21T12:00:00.000Z');
    expect(await bothPrices()).toEqual(before);
    const heir = { ...yardOf(HOUSE_ID), changedAt: '2026-11-21T13:00:00.000Z', name: 'Other' };
    await yard.test.deliver(facilityChanged, heir);
    await apply({ appliedAt: '2026-11-21T14:00:00.000Z', facilities: { North: -50, 'Main yard': -10 } });
    expect(await bothPrices()).toEqual([187.15, 134.75]);
  });

  it('are those of the yard itself once prices were applied by its id, whatever it is called', async () => {
    const facilitiesById = {
      [north.facilityId]: { name: 'Main yard', value: -10 },
      [south.facilityId]: { name: 'Main yard', value: 5 },
    };
    await apply({
      appliedAt: '2026-11-22T00:00:00.000Z',
      facilities: { 'Main yard': -10, Other: 30, Atlanta: -3 },
      facilitiesById,
    });
    expect(await bothPrices()).toEqual([168.44, 157.21]);
    await rename(south, 'Second', 2, '2026-11-22T01:00:00.000Z');
    await rename(north, 'Main yard', 4, '2026-11-22T02:00:00.000Z');
    await rename(south, 'Main yard', 1, '2026-01-05T12:00:00.000Z');
    expect(await bothPrices()).toEqual([168.44, 157.21]);
    const heir = { ...yardOf(HOUSE_ID), changedAt: '2026-11-22T03:00:00.000Z' };
    await yard.test.deliver(facilityChanged, heir);
    expect(await priceAt(heir)).toBe(187.15);
  });
});
