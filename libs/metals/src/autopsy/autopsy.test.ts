import fc from 'fast-check';
import { Decimal, toCents } from '../decimal';
import { METALS, perMetal } from '../metal';
import { autopsy } from './autopsy';
import { AUTOPSY_PARTS, type Autopsy, type AutopsyInput, type AutopsyItem } from './autopsy-input';

const nothing = perMetal(() => 0);

/** An item with platinum alone. */
const item = (overrides: Partial<AutopsyItem> = {}): AutopsyItem => ({
  itemId: 'a',
  lotNo: '',
  pounds: 100,
  ounces: { ...nothing, pt: 10 },
  boughtAt: { ...nothing, pt: 900 },
  receivedShare: 1,
  cost: 8000,
  ...overrides,
});

/** What is settled as expected: 10 oz in 100 lb, all of it returned at $900. */
const asExpected: AutopsyInput = {
  items: [item()],
  lots: [{ lotNo: 'L-1', netDry: 100, ounces: { ...nothing, pt: 10 } }],
  returns: {
    pt: { returnOz: 10, amount: 9000 },
    pd: { returnOz: 0, amount: 0 },
    rh: { returnOz: 0, amount: 0 },
  },
  charges: 0,
  interest: 0,
};

const partsOf = ({ parts }: Autopsy) => AUTOPSY_PARTS.map((part) => parts[part]);

describe('a profit taken apart', () => {
  it('has no parts when everything came as expected', () => {
    const found = autopsy(asExpected);
    expect([found.cost, found.marginAsBought, found.profit]).toEqual([8000, 1000, 1000]);
    expect(partsOf(found)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('is the worked example: every part by hand', () => {
    // 10 oz at $900 bought; sold at $950; 9 of 10 pieces came; 85 of 90 lb; 8.4 oz contained, 98 % returned.
    const found = autopsy({
      items: [item({ receivedShare: 0.9 })],
      lots: [{ lotNo: 'L-1', netDry: 85, ounces: { ...nothing, pt: 8.4 } }],
      returns: { ...asExpected.returns, pt: { returnOz: 8.232, amount: 7820.4 } },
      charges: 210.5,
      interest: 44.25,
    });
    // Metal 10·50; count −10·950·0.1; weight 8550·(85/90−1); drift 7980−8075; recovery (8.232−8.4)·950.
    expect(partsOf(found)).toEqual([500, -950, -475, -95, -159.6, -210.5, -44.25]);
    expect(found.profit).toBe(-434.35);
    expect(found.items).toEqual([
      {
        itemId: 'a',
        ...{ metalMove: 500, countLoss: -950, weightLoss: -475, assayDrift: -95 },
        ...{ recovery: -159.6, charges: -210.5, interest: -44.25 },
        effect: -1434.35,
      },
    ]);
  });

  it('holds each lot against what went into it', () => {
    const found = autopsy({
      ...asExpected,
      items: [item({ lotNo: 'L-1' }), item({ itemId: 'b', lotNo: 'l 02' })],
      lots: [
        { lotNo: 'L-1', netDry: 100, ounces: { ...nothing, pt: 10 } },
        { lotNo: 'L-2', netDry: 100, ounces: { ...nothing, pt: 8 } },
      ],
      returns: { ...asExpected.returns, pt: { returnOz: 18, amount: 16200 } },
    });
    expect(found.items.map(({ itemId, assayDrift }) => [itemId, assayDrift])).toEqual([
      ['b', -1800],
      ['a', 0],
    ]);
  });

  it('names the ten most responsible', () => {
    const items = Array.from({ length: 30 }, (_, index) =>
      item({ itemId: String(index), receivedShare: 1 - index / 100 }),
    );
    const found = autopsy({ ...asExpected, items });
    expect(found.items).toHaveLength(10);
    expect(found.items[0]?.itemId).toBe('29');
  });

  it('counts metal that no purchase explains as drift', () => {
    const found = autopsy({ ...asExpected, items: [] });
    expect(partsOf(found)).toEqual([0, 0, 0, 9000, 0, 0, 0]);
    expect(found.profit).toBe(9000);
  });

  it('takes a price of no ounces for a metal move', () => {
    const returns = { ...asExpected.returns, pt: { returnOz: 0, amount: 120 } };
    const found = autopsy({ ...asExpected, lots: [], returns });
    expect(found.parts.metalMove).toBe(120);
    expect(found.profit).toBe(-7880);
  });

  it('refuses what is no number', () => {
    expect(() => autopsy({ ...asExpected, charges: 'much' })).toThrow(RangeError);
  });
});

const number = (max: number) =>
  fc.integer({ min: 0, max: max * 1000 }).map((thousandths) => thousandths / 1000);
const metals = (max: number) => fc.record({ pt: number(max), pd: number(max), rh: number(max) });
const lotNo = fc.constantFrom('', 'L-1', 'L-2', 'L-3');
const cases: fc.Arbitrary<AutopsyInput> = fc.record({
  items: fc.array(
    fc.record({
      itemId: fc.uuid(),
      lotNo,
      pounds: number(500),
      ounces: metals(40),
      boughtAt: metals(9000),
      receivedShare: fc.integer({ min: 0, max: 120 }).map((percent) => percent / 100),
      cost: number(9000),
    }),
    { maxLength: 14 },
  ),
  lots: fc.array(fc.record({ lotNo, netDry: number(3000), ounces: metals(60) }), { maxLength: 4 }),
  returns: fc.record({
    pt: fc.record({ returnOz: number(60), amount: number(90000) }),
    pd: fc.record({ returnOz: number(60), amount: number(90000) }),
    rh: fc.record({ returnOz: number(60), amount: number(90000) }),
  }),
  charges: number(9000),
  interest: number(900),
});

/** USD; above some 90 trillion a number has no cents any more. */
const MOST_IN_CENTS = 1e13;
const hasCents = (parts: Readonly<Record<string, unknown>>) =>
  AUTOPSY_PARTS.every((part) => Math.abs(Number(parts[part])) < MOST_IN_CENTS);

it('[SET-075] the parts add up to the profit to the cent, and the profit is amounts less costs', () => {
  fc.assert(
    fc.property(cases, (input) => {
      const { marginAsBought, parts, profit } = autopsy(input);
      fc.pre(hasCents(parts));
      const together = AUTOPSY_PARTS.reduce(
        (sum, part) => sum.plus(parts[part]),
        new Decimal(marginAsBought),
      );
      expect(together.toNumber()).toBe(profit);
      const amounts = METALS.reduce(
        (sum, metal) => sum.plus(input.returns[metal].amount ?? 0),
        new Decimal(0),
      );
      const costs = input.items.reduce((sum, { cost }) => sum.plus(cost ?? 0), new Decimal(0));
      const exact = amounts
        .minus(costs)
        .minus(input.charges ?? 0)
        .minus(input.interest ?? 0);
      expect(profit).toBe(toCents(exact.toFixed(12)));
    }),
  );
});

it('the parts of every item add up to its effect', () => {
  fc.assert(
    fc.property(cases, (input) => {
      for (const { effect, ...parts } of autopsy(input).items) {
        fc.pre(hasCents(parts));
        const together = AUTOPSY_PARTS.reduce((sum, part) => sum.plus(parts[part]), new Decimal(0));
        expect(together.toNumber()).toBe(effect);
      }
    }),
  );
});

it('the order of items and lots changes nothing', () => {
  fc.assert(
    fc.property(cases, (input) => {
      const { items: _items, ...found } = autopsy(input);
      const turned = { ...input, items: [...input.items].reverse(), lots: [...input.lots].reverse() };
      expect(autopsy(turned)).toMatchObject(found);
    }),
  );
});
