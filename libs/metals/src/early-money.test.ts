import fc from 'fast-check';
import { earlyMoney, earlyMoneyByDay } from './early-money';
import { computeSettlement } from './settlement';
import { statementInput } from './settlement.fixture';

describe('the price of being paid early', () => {
  it('[SET-074] is what the statement charges for early payment', () => {
    const { espi } = computeSettlement(statementInput);
    const money = earlyMoney({ amount: espi.quantity, percent: espi.chargeReturnPerc, days: espi.days });
    expect(money).toEqual({
      days: 20,
      cost: espi.chargeReturn,
      received: 49833.334,
      perDay: 8.33,
      yearlyRate: 6.1,
    });
  });

  it('is the interest on the advance of the worked example', () => {
    expect(earlyMoney({ amount: 60000, percent: 8, days: 45 })).toMatchObject({ cost: 600, perDay: 13.33 });
  });

  it.each([
    ['on the due date', { amount: 1000, percent: 8, days: 0 }],
    ['after it', { amount: 1000, percent: 8, days: -4 }],
  ])('is nothing %s', (_when, payment) => {
    expect(earlyMoney(payment)).toMatchObject({ days: 0, cost: 0, received: 1000, yearlyRate: null });
  });

  it('has no rate where nothing is left', () => {
    expect(earlyMoney({ amount: 0, percent: 8, days: 30 }).yearlyRate).toBeNull();
    expect(earlyMoney({ amount: 10, percent: 1200, days: 360 }).yearlyRate).toBeNull();
  });

  it('is drawn day by day, and by steps when there are many', () => {
    expect(earlyMoneyByDay({ amount: 1000, percent: 6, days: 3 }).map(({ days }) => days)).toEqual([
      0, 1, 2, 3,
    ]);
    const many = earlyMoneyByDay({ amount: 1000, percent: 6, days: 360 }, 90);
    expect(many.length).toBeLessThanOrEqual(91);
    expect(many.at(-1)?.days).toBe(360);
  });

  it('refuses what is no number', () => {
    expect(() => earlyMoney({ amount: 'much', percent: 6, days: 1 })).toThrow(RangeError);
  });
});

it('cost and what is received are the amount, and every day more costs no less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 9 }),
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 0, max: 400 }),
      (cents, hundredths, days) => {
        const payment = { amount: cents / 100, percent: hundredths / 100 };
        const { cost, received } = earlyMoney({ ...payment, days });
        expect(cost + received).toBeCloseTo(cents / 100, 3);
        expect(earlyMoney({ ...payment, days: days + 1 }).cost).toBeGreaterThanOrEqual(cost);
      },
    ),
  );
});
