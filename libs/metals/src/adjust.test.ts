import fc from 'fast-check';
import { adjust, discount } from './adjust';
import { OUNCE_GRAMS, OUNCES_PER_KG, POUND_GRAMS, pricePerKg, pricePerOunce } from './conversion';
import { Decimal, roundTo, toCents } from './decimal';

const amount = fc.integer({ min: 0, max: 10 ** 9 }).map((cents) => cents / 100);
const change = fc.integer({ min: -50_000, max: 50_000 }).map((cents) => cents / 100);

describe('adjust and discount', () => {
  it('add percent or dollars', () => {
    expect(adjust(200, 2.5, true).toString()).toBe('205');
    expect(adjust(200, 2.5, false).toString()).toBe('202.5');
    expect(discount('980', '12', true).toString()).toBe('862.4');
    expect(discount(4600, 250, false).toString()).toBe('4350');
  });

  it.each([null, undefined, '', '  ', 0])('change nothing by %p', (nothing) => {
    expect(adjust(12.34, nothing, true).toString()).toBe('12.34');
    expect(discount(12.34, nothing, false).toString()).toBe('12.34');
  });

  it('stop at 0', () => {
    expect(adjust(10, -100.01, true).toString()).toBe('0');
    expect(discount(10, 11, false).toString()).toBe('0');
  });

  it('never go below 0', () => {
    fc.assert(
      fc.property(amount, change, fc.boolean(), (x, v, isPercentage) => {
        expect(adjust(x, v, isPercentage).gte(0)).toBe(true);
        expect(discount(x, v, isPercentage).gte(0)).toBe(true);
      }),
    );
  });

  it('mean the same in percent and in the dollars that the percent comes to', () => {
    fc.assert(
      fc.property(amount, change, (x, percent) => {
        const dollars = adjust(0, 0, false).plus(x).times(percent).div(100);
        expect(adjust(x, percent, true).equals(adjust(x, dollars, false))).toBe(true);
      }),
    );
  });

  it('are each the opposite of the other', () => {
    fc.assert(
      fc.property(amount, change, fc.boolean(), (x, v, isPercentage) => {
        expect(discount(x, v, isPercentage).equals(adjust(x, -v, isPercentage))).toBe(true);
      }),
    );
  });
});

describe('conversion', () => {
  it('[PRIC-047] takes 1 kg as 32.15 oz for prices', () => {
    expect(OUNCES_PER_KG).toBe('32.15');
    expect(pricePerKg(980).toString()).toBe('31507');
    expect(pricePerKg('7850').toString()).toBe('252377.5');
    expect(pricePerOunce('31507').toString()).toBe('980');
  });

  it('does not drift from ounce to kilogram and back', () => {
    fc.assert(
      fc.property(amount, (oz) => {
        expect(toCents(pricePerOunce(pricePerKg(oz)))).toBe(oz);
      }),
    );
  });

  it('holds the exact ounce and pound', () => {
    expect([OUNCE_GRAMS, POUND_GRAMS]).toEqual(['31.1034768', '453.59237']);
  });

  it('counts an empty price as 0', () => {
    expect(pricePerKg(null).toString()).toBe('0');
  });
});

describe('rounding', () => {
  it.each([
    ['0.005', 0.01],
    ['-0.005', -0.01],
    ['0.0049999', 0],
    ['-0.001', 0],
    ['1.005', 1.01],
  ])('takes %s to %d', (text, cents) => {
    expect(toCents(text)).toBe(cents);
  });

  it('takes what the 40 digits of a periodic fraction leave of half a cent for half a cent', () => {
    const halfCent = new Decimal('0.005').div(14).times(14);
    expect(halfCent.lessThan('0.005')).toBe(true);
    expect(roundTo(halfCent, 2)).toBe(0.01);
    expect(toCents(`0.004${'9'.repeat(20)}`)).toBe(0);
  });
});
