import { DEMO_HEDGE, DEMO_MARKET, metalPriceSeries } from './metal-price-series';
import type { MetalPrices } from './paid-value';

const TODAY = '2026-11-20';
const series = metalPriceSeries({ today: TODAY });
const METALS: readonly (keyof MetalPrices)[] = ['pt', 'pd', 'rh'];

const dailyReturns = (metal: keyof MetalPrices): number[] =>
  series
    .slice(1)
    .map((day, index) => Math.log(day.market[metal] / (series[index]?.market[metal] ?? Number.NaN)));

describe('metalPriceSeries', () => {
  it('covers 400 days without gap and ends at the demonstration prices', () => {
    expect(series).toHaveLength(400);
    expect(series.at(-1)).toEqual({ date: TODAY, market: DEMO_MARKET, hedge: DEMO_HEDGE });
    const gaps = series
      .slice(1)
      .map((day, index) => Date.parse(day.date) - Date.parse(series[index]?.date ?? ''));
    expect(new Set(gaps)).toEqual(new Set([86_400_000]));
  });

  it('is the same on every run, and ends at the same prices on a weekend', () => {
    expect(metalPriceSeries({ today: TODAY })).toEqual(series);
    expect(metalPriceSeries({ today: '2026-11-22', days: 3 }).at(-1)?.market).toEqual(DEMO_MARKET);
    expect(() => metalPriceSeries({ today: 'tomorrow' })).toThrow(RangeError);
  });

  it('repeats Friday on weekends and hedges below the market every day', () => {
    const saturday = series.findIndex((day) => new Date(day.date).getUTCDay() === 6);
    expect(series[saturday + 1]?.market).toEqual(series[saturday]?.market);
    for (const day of series)
      for (const metal of METALS) expect(day.hedge[metal]).toBeLessThan(day.market[metal]);
  });

  it.each<[keyof MetalPrices, number, number]>([
    ['pt', 0.2, 0.4],
    ['pd', 0.35, 0.6],
    ['rh', 0.5, 0.9],
  ])('moves %s with a yearly volatility between %d and %d', (metal, low, high) => {
    const returns = dailyReturns(metal).filter((change) => change !== 0);
    const mean = returns.reduce((sum, change) => sum + change, 0) / returns.length;
    const variance = returns.reduce((sum, change) => sum + (change - mean) ** 2, 0) / (returns.length - 1);
    const volatility = Math.sqrt(variance * 252);
    expect(volatility).toBeGreaterThan(low);
    expect(volatility).toBeLessThan(high);
  });

  it('includes one crash of rhodium by a third or more within three weeks', () => {
    const falls = series
      .slice(21)
      .map((day, index) => day.market.rh / (series[index]?.market.rh ?? Number.NaN));
    const crashes = falls.filter((part, index) => part < 0.67 && !((falls[index - 1] ?? 1) < 0.67));
    expect(crashes).toHaveLength(1);
  });
});
