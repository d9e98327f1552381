import fc from 'fast-check';
import { createValuer, valueConverter } from './valuation';
import type { ConverterAssay } from './valuation-input';
import { converterA, converterB, converterC, customer, snapshot } from './valuation.fixture';

const inAtlanta = { customer, facilityCity: 'Atlanta' };

describe('the worked example of what a converter is worth', () => {
  it.each([
    ['A', converterA, [214.48, 182.59, 187.15, 187.15, 175.92, 168.44, 187.15, 183.06, 172.23]],
    ['B', converterB, [43.46, 37.24, 37.24, 37.24, 37.24, 37.24, 37.24, 37.61, 35.42]],
    ['C', converterC, [214.48, 182.59, 187.15, 230.4, 216.58, 207.36, 230.4, 225.02, 211.7]],
  ])('values converter %s', (_name, converter, expected) => {
    const nobody = valueConverter(converter, snapshot);
    expect([
      nobody.marketPrice,
      nobody.basePrice,
      nobody.calculatedPrice,
      nobody.listedPrice,
      nobody.schemePice,
      nobody.alt1Price,
      nobody.offerPrice,
      valueConverter(converter, snapshot, { customer }).offerPrice,
      valueConverter(converter, snapshot, inAtlanta).offerPrice,
    ]).toEqual(expected);
  });

  it('finds the ounces of converter A, unrounded', () => {
    const { ounces, isDefaultAssay } = valueConverter(converterA, snapshot);
    expect(isDefaultAssay).toBe(false);
    expect(ounces.pt).toMatch(/^0\.047422351188\d{28,}$/);
    expect([ounces.pt, ounces.pd, ounces.rh].map((oz) => Number(oz).toFixed(8))).toEqual([
      '0.04742235',
      '0.08763650',
      '0.01471990',
    ]);
  });
});

describe('default assay', () => {
  it.each<[string, ConverterAssay, boolean]>([
    ['no weight', { ...converterA, subweight: null }, true],
    ['weight 0', { ...converterA, subweight: '0.00' }, true],
    ['blank assays', { subweight: 1180, ptAssay: '', pdAssay: null, rhAssay: 0 }, true],
    ['negative weight', { ...converterA, subweight: -5 }, true],
    ['one assay', { subweight: 1180, rhAssay: 1 }, false],
  ])('with %s', (_name, converter, isDefaultAssay) => {
    expect(valueConverter(converter, snapshot).isDefaultAssay).toBe(isDefaultAssay);
  });

  it('takes weight and ppm from the defaults together', () => {
    const { ounces } = valueConverter({ subweight: 5000 }, snapshot);
    expect(ounces).toEqual(valueConverter(converterB, snapshot).ounces);
  });
});

describe('a converter that is marked as without precious metal', () => {
  const modified = {
    ...snapshot,
    families: { 'Foreign Large': 25 },
    familiesIsPercentage: false,
    facilities: { Atlanta: 3 },
  };
  const dollars = {
    ...{ ptDisc: -9, ptDiscIsPercentage: false, schemeDisc: -5, schemeDiscIsPercentage: false },
    ...{ price2Modifier: 7, price2ModifierIsPercentage: false },
  };
  it.each<[string, ConverterAssay]>([
    ['without an assay', {}],
    ['with the weight and assay of A', converterA],
    ['with additions in dollars', { ...converterA, ...dollars }],
    ['with a price that is not used', { price: 240 }],
  ])('is worth nothing to anybody, %s', (_name, converter) => {
    const worth = valueConverter({ ...converter, isWithoutMetal: true }, modified, inAtlanta);
    expect(worth).toEqual({
      isDefaultAssay: false,
      ounces: { pt: '0', pd: '0', rh: '0' },
      ...{ marketPrice: 0, basePrice: 0, calculatedPrice: 0, listedPrice: 0 },
      ...{ schemePice: 0, alt1Price: 0, offerPrice: 0 },
    });
  });

  it('is worth what somebody set by hand', () => {
    const priced = { ...converterC, isWithoutMetal: true };
    const { calculatedPrice, listedPrice, offerPrice } = valueConverter(priced, snapshot, inAtlanta);
    expect([calculatedPrice, listedPrice, offerPrice]).toEqual([0, 230.4, 211.7]);
  });
});

describe('discounts and modifiers', () => {
  it('takes percent when a flag is missing', () => {
    const flagged = { ...converterA, ptDiscIsPercentage: true, schemeDiscIsPercentage: true };
    expect(valueConverter(converterA, snapshot)).toEqual(valueConverter(flagged, snapshot));
  });

  it("takes a converter's own discount in dollars off its metal, not below 0", () => {
    const own = (ptDisc: number) =>
      valueConverter({ ...converterA, ptDisc, ptDiscIsPercentage: false }, snapshot).basePrice;
    expect(own(10)).toBe(174.63);
    expect(own(1_000_000)).toBe(143.74);
  });

  it('follows the %/$ switch of the families', () => {
    const inDollars = { ...snapshot, familiesIsPercentage: false };
    expect(valueConverter(converterA, inDollars).calculatedPrice).toBe(185.09);
    expect(valueConverter(converterA, { ...snapshot, familiesIsPercentage: null }).calculatedPrice).toBe(
      187.15,
    );
  });

  it('does not take a property of every object for a family or a facility', () => {
    const odd = valueConverter({ ...converterA, family: 'constructor' }, snapshot, {
      facilityCity: 'toString',
    });
    expect(odd.offerPrice).toBe(182.59);
  });

  it('gives the group discount only where the customer has no discount of its own', () => {
    const offer = (facilityCity: string, facilityDiscounts: Record<string, number | null>) =>
      valueConverter({ ...converterA, family: null }, snapshot, {
        facilityCity,
        customer: { groupDiscount: 10, facilityDiscounts },
      }).offerPrice;
    expect(offer('Tampa', { Atlanta: 4 })).toBe(164.33);
    expect(offer('Tampa', { Tampa: null })).toBe(164.33);
    expect(offer('Tampa', { Tampa: 4 })).toBe(175.29);
    expect(offer('Tampa', { Tampa: 0 })).toBe(182.59);
  });
});

describe('Override Price', () => {
  it.each<[string, ConverterAssay, number]>([
    ['is off', { ...converterC, isCalculatedPrice: false }, 187.15],
    ['is on without a price', { ...converterC, price: '' }, 187.15],
    ['is on with price 0', { ...converterC, price: 0 }, 0],
  ])('when it %s', (_name, converter, listed) => {
    expect(valueConverter(converter, snapshot).listedPrice).toBe(listed);
  });
});

describe('rounding', () => {
  it('rounds half a cent up', () => {
    const listed = (price: string) =>
      valueConverter({ price, isCalculatedPrice: true }, { ...snapshot, overridesModifier: null })
        .listedPrice;
    expect([listed('1.005'), listed('1.0049999999999999999'), listed('2.675')]).toEqual([1.01, 1, 2.68]);
  });

  it('keeps a sum of periodic fractions exact', () => {
    const thirds = {
      ...snapshot,
      hedge: { pt: '10367825.6', pd: '10367825.6', rh: '10367825.6' },
      discount: {
        pt: { value: 0, isPercentage: true },
        pd: { value: 0, isPercentage: true },
        rh: { value: 0, isPercentage: true },
      },
    };
    const thousandths = { subweight: '0.001', ptAssay: 5, pdAssay: 5, rhAssay: 5 };
    expect(valueConverter(thousandths, thirds).basePrice).toBe(0.01);
  });
});

describe('inputs at the edge', () => {
  it('reads decimal text like numbers', () => {
    expect(valueConverter({ ...converterA, subweight: '1180.000', ptDisc: ' 5.00 ' }, snapshot)).toEqual(
      valueConverter(converterA, snapshot),
    );
  });

  it('holds huge values', () => {
    const huge = valueConverter({ subweight: 1e15, ptAssay: 1e9 }, snapshot);
    expect(huge.marketPrice).toBeCloseTo((1e18 / 31.1034768) * 1000, -9);
    expect(huge.ounces.pt).toMatch(/^\d+\.\d+$/);
  });

  it.each(['abc', '12,5', '0x10', 'Infinity'])('refuses %s', (subweight) => {
    expect(() => valueConverter({ ...converterA, subweight }, snapshot)).toThrow(RangeError);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses the number %s', (price) => {
    expect(() => valueConverter({ isCalculatedPrice: true, price }, snapshot)).toThrow(RangeError);
  });
});

describe('properties', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
  const signed = fc.integer({ min: -20_000, max: 20_000 }).map((cents) => cents / 100);
  const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
  const converters: fc.Arbitrary<ConverterAssay> = fc.record({
    subweight: maybe(amount),
    ptAssay: maybe(amount),
    pdAssay: maybe(amount),
    rhAssay: maybe(amount),
    ptDisc: maybe(signed),
    ptDiscIsPercentage: fc.boolean(),
    pdDisc: maybe(signed),
    pdDiscIsPercentage: fc.boolean(),
    schemeDisc: maybe(signed),
    schemeDiscIsPercentage: fc.boolean(),
    price2Modifier: maybe(signed),
    price2ModifierIsPercentage: fc.boolean(),
    family: fc.constantFrom('Foreign Large', 'Exotic', null),
    price: maybe(amount),
    isCalculatedPrice: fc.boolean(),
  });
  const customers = fc.record({
    priceMod: maybe(signed),
    priceModIsPercentage: fc.boolean(),
    groupModifier: maybe(signed),
    groupModifierIsPercentage: fc.boolean(),
    groupDiscount: maybe(signed),
  });

  it('no price is ever below 0', () => {
    fc.assert(
      fc.property(converters, customers, (converter, someone) => {
        const { isDefaultAssay, ounces, ...prices } = valueConverter(converter, snapshot, {
          customer: someone,
          facilityCity: 'Atlanta',
        });
        expect(typeof isDefaultAssay).toBe('boolean');
        expect(Object.values(ounces).every((oz) => Number(oz) >= 0)).toBe(true);
        expect(Object.values(prices).every((price) => price >= 0 && !Object.is(price, -0))).toBe(true);
      }),
    );
  });

  it('a higher market price never lowers marketPrice and leaves the others', () => {
    fc.assert(
      fc.property(converters, amount, amount, (converter, pt, rise) => {
        const at = (price: number) =>
          valueConverter(converter, { ...snapshot, marketPrice: { ...snapshot.marketPrice, pt: price } });
        const { marketPrice: low, ...restLow } = at(pt);
        const { marketPrice: high, ...restHigh } = at(pt + rise);
        expect(high).toBeGreaterThanOrEqual(low);
        expect(restHigh).toEqual(restLow);
      }),
    );
  });

  it('a higher hedge price never lowers a calculated price', () => {
    fc.assert(
      fc.property(converters, amount, amount, (converter, pd, rise) => {
        const at = (price: number) =>
          valueConverter(
            { ...converter, pdDisc: 5, pdDiscIsPercentage: true },
            { ...snapshot, hedge: { ...snapshot.hedge, pd: price } },
          ).calculatedPrice;
        expect(at(pd + rise)).toBeGreaterThanOrEqual(at(pd));
      }),
    );
  });

  it('one valuer for many converters gives what each alone gives, in any order', () => {
    fc.assert(
      fc.property(fc.array(converters, { maxLength: 8 }), customers, (list, someone) => {
        const value = createValuer(snapshot);
        const priceFor = { customer: someone };
        const backwards = [...list].reverse().map((converter) => value(converter, priceFor));
        expect(backwards.reverse()).toEqual(
          list.map((converter) => {
            const { ounces: _ounces, ...alone } = valueConverter(converter, snapshot, priceFor);
            return alone;
          }),
        );
      }),
    );
  });
});
