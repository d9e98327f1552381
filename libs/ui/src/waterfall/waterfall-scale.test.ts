import { waterfallScale } from './waterfall-scale';
import type { WaterfallStep } from './waterfall-scale';

const steps: WaterfallStep[] = [
  { id: 'market', name: 'Market', price: '214.48', role: 'start' },
  { id: 'hedge', name: 'Hedge', price: '207.96', change: '-6.52' },
  { id: 'group', name: 'Group', price: '207.96', change: '0.00' },
  { id: 'offer', name: 'Offer', price: '172.23', role: 'result' },
];

it('leaves out steps without effect', () => {
  expect(waterfallScale(steps).bars.map((bar) => bar.step.id)).toEqual(['market', 'hedge', 'offer']);
});

it('starts its axis above 0 and below the lowest price', () => {
  const { min, max, ticks } = waterfallScale(steps);
  expect(min).toBeGreaterThan(0);
  expect(min).toBeLessThan(172.23);
  expect(max).toBeGreaterThanOrEqual(214.48);
  expect(ticks[0]).toBe(min);
});

it('hangs a change between the price before and the price after', () => {
  const [market, hedge] = waterfallScale(steps).bars;
  expect(hedge?.end).toBeCloseTo(hedge?.left ?? Number.NaN);
  expect((hedge?.left ?? 0) + (hedge?.width ?? 0)).toBeCloseTo(market?.end ?? Number.NaN);
});

it('tells the marks of small prices apart, and starts no price that is not below 0 there', () => {
  const small = (...prices: string[]) =>
    waterfallScale(prices.map((price): WaterfallStep => ({ id: price, name: price, price, role: 'start' })));
  expect(waterfallScale(steps).decimals).toBe(0);
  for (const scale of [small('0.42', '0.47'), small('0.4201', '0.4203'), small('0', '0')]) {
    const printed = scale.ticks.map((tick) => tick.toFixed(scale.decimals));
    expect(new Set(printed).size).toBe(3);
    expect(scale.min).toBeGreaterThanOrEqual(0);
  }
  expect(small('-1.2', '3').min).toBeLessThan(-1.2);
});

it('draws nothing without steps', () => {
  expect(waterfallScale([]).bars).toEqual([]);
});
