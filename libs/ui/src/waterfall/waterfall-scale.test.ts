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

it('draws nothing without steps', () => {
  expect(waterfallScale([]).bars).toEqual([]);
});
