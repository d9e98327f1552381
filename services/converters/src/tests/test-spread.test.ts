import { spreadOf, spreadOfTests } from './test-spread';

describe('the spread of tests', () => {
  it('is their mean and the largest distance from it in percent', () => {
    expect(spreadOf(['1000', '1100', '1500'])).toEqual({
      mean: 1200,
      lowest: 1000,
      highest: 1500,
      spreadPercent: 25,
    });
    expect(spreadOf(['10', '90', '95'])).toEqual({ mean: 65, lowest: 10, highest: 95, spreadPercent: 84.62 });
  });

  it('is none for a single test, and for one that found nothing', () => {
    expect(spreadOf(['388'])).toEqual({ mean: 388, lowest: 388, highest: 388, spreadPercent: 0 });
    expect(spreadOf(['0', '0'])).toEqual({ mean: 0, lowest: 0, highest: 0, spreadPercent: 0 });
    expect(spreadOfTests([])).toBeUndefined();
  });

  it('is exact where floats are not, and rounds half up', () => {
    expect(spreadOf(['0.1', '0.2', '0.3'])).toMatchObject({ mean: 0.2, spreadPercent: 50 });
    expect(spreadOf(['1.00', '1.01'])).toMatchObject({ mean: 1.01 });
    expect(spreadOf(['0', '0', '1'])).toMatchObject({ mean: 0.33, spreadPercent: 200 });
  });

  it('compares numbers, not texts', () => {
    expect(spreadOf(['9', '10', '100.0'])).toMatchObject({ lowest: 9, highest: 100 });
  });
});
