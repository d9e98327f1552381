import fc from 'fast-check';
import {
  createValuer,
  METALS,
  pricePerKg,
  pricePerOunce,
  roundTo,
  valueConverter,
  type ConverterAssay,
  type Metal,
  type PricingSnapshot,
} from './index';

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100);
const signed = (most: number) =>
  fc.integer({ min: -most * 100, max: most * 100 }).map((amount) => amount / 100);
const ounce = fc.integer({ min: 0, max: 99_999 });
const perMetal = <T>(value: fc.Arbitrary<T>) => fc.record({ pt: value, pd: value, rh: value });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** Discounts as the pricing screen takes them: under 100 %, or dollars under the hedge price. */
const snapshots: fc.Arbitrary<PricingSnapshot> = fc
  .record({
    marketPrice: perMetal(ounce),
    hedge: perMetal(ounce),
    off: perMetal(fc.record({ part: fc.integer({ min: 0, max: 9999 }), isPercentage: fc.boolean() })),
    overridesModifier: fc.integer({ min: -99, max: 9999 }),
    family: signed(99),
    familiesIsPercentage: fc.boolean(),
    yard: fc.integer({ min: -99, max: 999 }),
    globalDefaults: fc.record({
      ...{ weight: fc.integer({ min: 0, max: 9999 }), pt: fc.integer({ min: 0, max: 9999 }) },
      ...{ pd: fc.integer({ min: 0, max: 9999 }), rh: fc.integer({ min: 0, max: 9999 }) },
    }),
  })
  .map(({ off, family, yard, ...rest }) => {
    const discountOf = (metal: Metal) => {
      const { part, isPercentage } = off[metal];
      return { value: isPercentage ? part / 100 : (rest.hedge[metal] * part) / 10_000, isPercentage };
    };
    return {
      ...rest,
      discount: { pt: discountOf('pt'), pd: discountOf('pd'), rh: discountOf('rh') },
      families: { Exotic: family },
      facilities: { Atlanta: yard },
    };
  });

const converters: fc.Arbitrary<ConverterAssay> = fc.record({
  ...{ subweight: maybe(cents(9999)), ptAssay: maybe(cents(9999)), pdAssay: maybe(cents(9999)) },
  ...{ rhAssay: maybe(cents(9999)), ptDisc: maybe(signed(200)), ptDiscIsPercentage: fc.boolean() },
  ...{ pdDisc: maybe(signed(200)), pdDiscIsPercentage: fc.boolean() },
  ...{ rhDisc: maybe(signed(200)), rhDiscIsPercentage: fc.boolean() },
  ...{ schemeDisc: maybe(signed(200)), schemeDiscIsPercentage: fc.boolean() },
  ...{ price2Modifier: maybe(signed(200)), price2ModifierIsPercentage: fc.boolean() },
  ...{ family: fc.constantFrom('Exotic', null), price: maybe(cents(9999)), isCalculatedPrice: fc.boolean() },
});
const customers = fc.record({
  ...{ priceMod: maybe(signed(200)), priceModIsPercentage: fc.boolean() },
  ...{ groupModifier: maybe(signed(200)), groupModifierIsPercentage: fc.boolean() },
  groupDiscount: maybe(signed(200)),
});
const metals = fc.constantFrom(...METALS);

const offered = [
  ...(['marketPrice', 'basePrice', 'calculatedPrice', 'listedPrice'] as const),
  ...(['schemePice', 'alt1Price', 'offerPrice'] as const),
];

/** The snapshot with a metal's market and hedge raised. */
function raised(snapshot: PricingSnapshot, metal: Metal, by: number): PricingSnapshot {
  return {
    ...snapshot,
    marketPrice: { ...snapshot.marketPrice, [metal]: Number(snapshot.marketPrice[metal]) + by },
    hedge: { ...snapshot.hedge, [metal]: Number(snapshot.hedge[metal]) + by },
  };
}

describe('prices, whatever is entered', () => {
  it('are never below 0, and are dollars and cents', () => {
    fc.assert(
      fc.property(snapshots, converters, customers, (snapshot, converter, customer) => {
        const prices = valueConverter(converter, snapshot, { customer, facilityCity: 'Atlanta' });
        for (const name of offered) {
          expect(prices[name]).toBeGreaterThanOrEqual(0);
          expect(Object.is(prices[name], -0)).toBe(false);
          expect(Number(prices[name].toFixed(2))).toBe(prices[name]);
        }
      }),
    );
  });

  it('never fall when a metal rises, whichever it is and for whomever they are', () => {
    fc.assert(
      fc.property(
        snapshots,
        converters,
        customers,
        fc.tuple(metals, ounce),
        (snapshot, converter, customer, rise) => {
          const at = (prices: PricingSnapshot) =>
            valueConverter(converter, prices, { customer, facilityCity: 'Atlanta' });
          const [before, after] = [at(snapshot), at(raised(snapshot, ...rise))];
          for (const name of offered) expect(after[name]).toBeGreaterThanOrEqual(before[name]);
        },
      ),
    );
  });

  it('do not move with a metal that the converter does not hold', () => {
    fc.assert(
      fc.property(snapshots, converters, metals, ounce, (snapshot, converter, metal, by) => {
        const assays = { ptAssay: 900, pdAssay: 900, rhAssay: 900, [`${metal}Assay`]: 0 };
        const without = { ...converter, subweight: 1000, ...assays, [`${metal}Disc`]: null };
        const { ounces: _held, ...before } = valueConverter(without, snapshot);
        const { ounces: _same, ...after } = valueConverter(without, raised(snapshot, metal, by));
        expect(after).toEqual(before);
      }),
    );
  });

  it('are the same whether a metal is entered by the ounce or by the kg', () => {
    fc.assert(
      fc.property(snapshots, converters, metals, (snapshot, converter, metal) => {
        const entered = (price: number) => roundTo(pricePerOunce(pricePerKg(price)), 4);
        expect(entered(Number(snapshot.hedge[metal]))).toBe(Number(snapshot.hedge[metal]));
        const byKg = {
          ...snapshot,
          hedge: { ...snapshot.hedge, [metal]: entered(Number(snapshot.hedge[metal])) },
        };
        expect(valueConverter(converter, byKg)).toEqual(valueConverter(converter, snapshot));
      }),
    );
  });

  it('take the flag of each discount for itself: percent of one metal are not percent of another', () => {
    fc.assert(
      fc.property(snapshots, converters, metals, (snapshot, converter, metal) => {
        const only = { ptAssay: 0, pdAssay: 0, rhAssay: 0, [`${metal}Assay`]: 900 };
        const [own, ...others] = [metal, ...METALS.filter((other) => other !== metal)];
        const held = { ...converter, subweight: 1000, ...only, ptDisc: null, pdDisc: null, rhDisc: null };
        const flipped = (names: readonly Metal[]) => ({
          ...snapshot,
          discount: Object.assign(
            { ...snapshot.discount },
            ...names.map((name) => ({
              [name]: {
                ...snapshot.discount[name],
                isPercentage: !snapshot.discount[name].isPercentage,
              },
            })),
          ),
        });
        const value = createValuer(snapshot)(held);
        expect(createValuer(flipped(others))(held)).toEqual(value);
        expect(createValuer(flipped([own ?? metal]))(held).marketPrice).toBe(value.marketPrice);
      }),
    );
  });
});
