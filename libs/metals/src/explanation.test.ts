import * as fc from 'fast-check';
import { Decimal } from './decimal';
import { explainValuation, withoutHouseSteps } from './explanation';
import { metalShares } from './metal-breakdown';
import { valueConverter } from './valuation';
import { converterA, converterB, converterC, customer, snapshot } from './valuation.fixture';

const inAtlanta = { customer, facilityCity: 'Atlanta' };

describe('the waterfall of converter A for a customer in Atlanta', () => {
  const steps = explainValuation(converterA, snapshot, inAtlanta);

  it('leads from the market to the offer', () => {
    expect(
      steps.map(({ step, label, change, after, reason }) => [step, label, change, after, reason]),
    ).toEqual([
      ['market', 'Market', 214.48, 214.48, 'Ounces at market prices'],
      ['hedge', 'Hedge', -6.52, 207.96, '980 / 1,070 / 4,600 per oz'],
      ['discount', 'Discount', -23.33, 184.63, '−12 % / −15 % / −$250 per oz'],
      ['net', 'Net', 0, 184.63, '862.40 / 909.50 / 4,350.00 per oz'],
      ['ownDiscount', 'Own discount', -2.04, 182.59, 'Pt −5 % set on this converter'],
      ['family', 'Family', 4.56, 187.15, 'Foreign Large, +2.5 %'],
      ['listed', 'Listed price', 0, 187.15, 'Override Price is off'],
      ['facility', 'Facility', -5.61, 181.54, 'Atlanta, −3 %'],
      ['customer', 'Customer', -3.63, 177.91, 'Harlan Auto Parts, −2 %'],
      ['group', 'Group', 1.5, 179.41, 'Harlan Auto Parts, +$1.50 per piece'],
      ['facilityDiscount', 'Facility discount', -7.18, 172.23, 'Atlanta, −4 %'],
      ['offer', 'Offer', 0, 172.23, 'Rounded to cents at the very end'],
    ]);
  });

  it('starts each step where the one before ended', () => {
    expect(steps.map(({ before }) => before)).toEqual([0, ...steps.slice(0, -1).map(({ after }) => after)]);
  });

  it('tells subtotals from changes', () => {
    expect(steps.filter(({ kind }) => kind === 'subtotal').map(({ step }) => step)).toEqual([
      'market',
      'net',
      'listed',
      'offer',
    ]);
  });
});

it('shows how an override price replaces the calculated one', () => {
  const steps = explainValuation(converterC, snapshot);
  expect(steps.slice(-5).map(({ step, change, after, reason }) => [step, change, after, reason])).toEqual([
    ['calculated', 0, 187.15, 'What it would be without the override price'],
    ['overridePrice', 52.85, 240, 'Set by hand to $240.00'],
    ['overridesModifier', -9.6, 230.4, '−4 %'],
    ['listed', 0, 230.4, 'Override Price is on'],
    ['offer', 0, 230.4, 'Rounded to cents at the very end'],
  ]);
});

it('leaves out what has no effect and says when the piece is a default', () => {
  const steps = explainValuation(converterB, snapshot, { facilityCity: 'Tampa', customer: { priceMod: 0 } });
  expect(steps.map(({ step }) => step)).toEqual(['market', 'hedge', 'discount', 'net', 'listed', 'offer']);
  expect(steps[0]?.reason).toBe('Ounces of the default piece at market prices');
});

it('says why a converter without precious metal is worth nothing', () => {
  const steps = explainValuation({ ...converterA, isWithoutMetal: true }, snapshot, inAtlanta);
  expect(steps.map(({ step, change, after, reason }) => [step, change, after, reason])).toEqual([
    ['market', 0, 0, 'Marked as without precious metal'],
    ['net', 0, 0, '862.40 / 909.50 / 4,350.00 per oz'],
    ['listed', 0, 0, 'Override Price is off'],
    ['offer', 0, 0, 'Marked as without precious metal'],
  ]);
});

const withoutMetal = { ...converterA, isWithoutMetal: true };
it.each([converterA, converterB, converterC, withoutMetal, { ...converterC, isWithoutMetal: true }])(
  'ends on the prices of the valuation (%#)',
  (converter) => {
    const steps = explainValuation(converter, snapshot, inAtlanta);
    const after = (step: string) => steps.find((each) => each.step === step)?.after;
    const { marketPrice, listedPrice, offerPrice } = valueConverter(converter, snapshot, inAtlanta);
    expect([after('market'), after('listed'), after('offer')]).toEqual([
      marketPrice,
      listedPrice,
      offerPrice,
    ]);
  },
);

it('tells those who see no base and override price the market, the listed price and what leads on', () => {
  const told = withoutHouseSteps(explainValuation(converterC, snapshot, { customer }));
  expect(told.map(({ step }) => step)).toEqual([
    'market',
    'listed',
    'customer',
    'group',
    'groupDiscount',
    'offer',
  ]);
  expect(JSON.stringify(told)).not.toMatch(/override|182\.59|240/i);
});

describe('any converter at any prices', () => {
  const amount = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
  const signed = fc.integer({ min: -5000, max: 5000 }).map((cents) => cents / 100);
  const flag = fc.boolean();
  const metals = <T>(value: fc.Arbitrary<T>) => fc.record({ pt: value, pd: value, rh: value });
  const anyConverter = fc.record({
    subweight: amount(4000),
    ptAssay: amount(9000),
    pdAssay: amount(9000),
    rhAssay: amount(2000),
    ptDisc: fc.option(signed),
    ptDiscIsPercentage: flag,
    rhDisc: fc.option(signed),
    rhDiscIsPercentage: flag,
    family: fc.constant('Foreign Large'),
    price: fc.option(amount(2000)),
    isCalculatedPrice: flag,
    isWithoutMetal: flag,
  });
  const anySnapshot = fc.record({
    marketPrice: metals(amount(9000)),
    hedge: metals(amount(9000)),
    discount: metals(fc.record({ value: signed, isPercentage: flag })),
    overridesModifier: signed,
    facilities: fc.record({ Atlanta: signed }),
    families: fc.record({ 'Foreign Large': signed }),
    familiesIsPercentage: flag,
    globalDefaults: fc.constant(snapshot.globalDefaults),
  });
  const anyCustomer = fc.record({
    priceMod: fc.option(signed),
    priceModIsPercentage: flag,
    groupModifier: fc.option(signed),
    groupModifierIsPercentage: flag,
    groupDiscount: fc.option(signed),
  });
  const total = (values: readonly number[]) =>
    values.reduce((sum, value) => sum.plus(value), new Decimal(0)).toNumber();

  it('is explained by steps that add up to the offer, to the cent', () => {
    fc.assert(
      fc.property(anyConverter, anySnapshot, anyCustomer, (converter, prices, customer) => {
        const priceFor = { customer, facilityCity: 'Atlanta' };
        const steps = explainValuation(converter, prices, priceFor);
        const { marketPrice, calculatedPrice, offerPrice } = valueConverter(converter, prices, priceFor);
        expect(total(steps.map(({ change }) => change))).toBe(offerPrice);
        expect(steps[0]?.change).toBe(marketPrice);
        for (const { before, change, after } of steps) expect(total([before, change])).toBe(after);
        const calculated = steps.find(({ step }) => step === 'calculated');
        expect(calculated?.after ?? calculatedPrice).toBe(calculatedPrice);
      }),
    );
  });

  it('holds metals whose values add up to market and base price, to the cent', () => {
    fc.assert(
      fc.property(anyConverter, anySnapshot, (converter, prices) => {
        const shares = metalShares(converter, prices);
        const { marketPrice, basePrice, ounces } = valueConverter(converter, prices);
        expect(total(shares.map(({ marketValue }) => marketValue))).toBe(marketPrice);
        expect(total(shares.map(({ baseValue }) => baseValue))).toBe(basePrice);
        expect(shares.map(({ metal, ounces: held }) => [metal, held])).toEqual(Object.entries(ounces));
      }),
    );
  });
});

it('shares out converter A of the worked example over its metals', () => {
  expect(metalShares(converterA, snapshot).map(({ ounces: _ounces, ...share }) => share)).toEqual([
    {
      metal: 'pt',
      marketOunce: 1000,
      marketValue: 47.42,
      hedgeOunce: 980,
      netOunce: 862.4,
      baseValue: 38.85,
    },
    {
      metal: 'pd',
      marketOunce: 1100,
      marketValue: 96.4,
      hedgeOunce: 1070,
      netOunce: 909.5,
      baseValue: 79.71,
    },
    {
      metal: 'rh',
      marketOunce: 4800,
      marketValue: 70.66,
      hedgeOunce: 4600,
      netOunce: 4350,
      baseValue: 64.03,
    },
  ]);
});
