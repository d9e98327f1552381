import fc from 'fast-check';
import { taxOn } from '../plans/sales-tax';
import { nextRefund, sumOf, type Paid, type Refunded } from './refund';

const paidOf = (netCents: number, taxPercent: number): Paid => {
  const taxCents = taxOn(netCents, taxPercent);
  return { amountCents: netCents + taxCents, taxCents, taxPercent };
};

/** What each of some refunds is, when so much was given back after each of them altogether. */
const refundsOf = (paid: Paid, sums: readonly number[]): Refunded[] =>
  sums.reduce<Refunded[]>((before, sum) => [...before, nextRefund(paid, before, sum) ?? []].flat(), []);

describe('refunds of a purchase', () => {
  it('are split by its rate, and the last one takes the rest of the tax', () => {
    const paid = paidOf(10_000, 8.875);
    expect(paid).toMatchObject({ amountCents: 10_888, taxCents: 888 });
    expect(refundsOf(paid, [5_000])).toEqual([{ amountCents: 5_000, taxCents: 408 }]);
    expect(refundsOf(paid, [5_000, 10_000, 10_888])).toEqual([
      ...[
        { amountCents: 5_000, taxCents: 408 },
        { amountCents: 5_000, taxCents: 407 },
      ],
      { amountCents: 888, taxCents: 73 },
    ]);
  });

  it('have no tax where none was raised, and none is noted of nothing new', () => {
    expect(refundsOf(paidOf(4_900, 0), [900, 900, 4_900])).toEqual([
      ...[
        { amountCents: 900, taxCents: 0 },
        { amountCents: 4_000, taxCents: 0 },
      ],
    ]);
  });

  it('that the provider took back give the tax again', () => {
    expect(refundsOf(paidOf(10_000, 20), [6_000, 0])).toEqual([
      ...[
        { amountCents: 6_000, taxCents: 1_000 },
        { amountCents: -6_000, taxCents: -1_000 },
      ],
    ]);
  });

  const rate = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1_000);
  const purchases = fc
    .record({ netCents: fc.integer({ min: 1, max: 2_000_000 }), rate })
    .map((one) => paidOf(one.netCents, one.rate));
  const parts = fc.array(
    fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000),
    { maxLength: 12 },
  );

  it('add up to the cent in any number of parts, none of which has tax that it can not have', () => {
    fc.assert(
      fc.property(purchases, parts, (paid, shares) => {
        const { amountCents, taxCents, taxPercent } = paid;
        const sums = shares.map((share) => Math.floor(share * amountCents)).sort((a, b) => a - b);
        const refunds = refundsOf(paid, [...sums, amountCents]);
        expect([sumOf(refunds, 'amountCents'), sumOf(refunds, 'taxCents')]).toEqual([amountCents, taxCents]);
        let [given, tax] = [0, 0];
        for (const refund of refunds) {
          expect(refund.amountCents).toBeGreaterThan(0);
          expect(refund.taxCents).toBeGreaterThanOrEqual(0);
          expect(refund.taxCents).toBeLessThanOrEqual(refund.amountCents);
          given += refund.amountCents;
          tax += refund.taxCents;
          // All that was given back so far has its tax by the rate, half a cent up or down.
          expect(Math.abs(tax - given * (1 - 1 / (1 + taxPercent / 100)))).toBeLessThan(0.5001);
        }
      }),
    );
  });

  it('are the same whether they are told one by one or at once', () => {
    fc.assert(
      fc.property(purchases, parts, (paid, shares) => {
        const sums = shares.map((share) => Math.floor(share * paid.amountCents)).sort((a, b) => a - b);
        const last = sums.at(-1) ?? 0;
        const [each, once] = [refundsOf(paid, sums), refundsOf(paid, [last])];
        expect(sumOf(each, 'taxCents')).toBe(sumOf(once, 'taxCents'));
        expect(sumOf(each, 'amountCents')).toBe(last);
      }),
    );
  });
});
