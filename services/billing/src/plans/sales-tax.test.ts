import { taxIn, taxOn } from './sales-tax';

describe('sales tax', () => {
  it('is a percent of the amount in whole cents, half a cent up', () => {
    expect([taxOn(19_999, 8.875), taxOn(100, 2.5), taxOn(1, 50), taxOn(10_000, 0)]).toEqual([1_775, 3, 1, 0]);
    // In binary 1.005 * 100 is less than 100.5.
    expect(taxOn(10_050, 1)).toBe(101);
  });

  it('is found again in the amount that it was raised to', () => {
    for (const percent of [0, 0.125, 4, 6.25, 8.875, 20, 100])
      for (const net of [1, 2, 50, 99, 101, 4_900, 19_999, 74_900, 2_000_000])
        expect(taxIn(net + taxOn(net, percent), percent)).toBe(taxOn(net, percent));
  });
});
