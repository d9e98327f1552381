import { dayRangeBounds, dayRangeError } from './day-range';

describe('where the installation stands in another zone than the browser', () => {
  beforeAll(() =>
    Object.assign(globalThis, {
      document: { documentElement: { dataset: { timezone: 'America/New_York' } } },
    }),
  );
  afterAll(() => Reflect.deleteProperty(globalThis, 'document'));

  it('[COM-035] [GAP-COM-17] cuts days on the calendar of the installation, across a change of its clocks', () => {
    const { from, to } = dayRangeBounds({ from: '2026-10-31', to: '2026-11-01' });
    expect(from).toBe(Date.parse('2026-10-31T04:00:00.000Z'));
    expect(to).toBe(Date.parse('2026-11-02T04:59:59.999Z'));
  });
});

it('[COM-035] runs from the start of the first day to the end of the last one', () => {
  const { from, to } = dayRangeBounds({ from: '2026-11-01', to: '2026-11-20' });
  expect(from).toBe(new Date(2026, 10, 1, 0, 0, 0, 0).getTime());
  expect(to).toBe(new Date(2026, 10, 20, 23, 59, 59, 999).getTime());
});

it('leaves an open end open', () => {
  expect(dayRangeBounds({ from: '', to: '' })).toEqual({ from: null, to: null });
  expect(dayRangeError({ from: '2026-11-01', to: '' })).toBeNull();
});

it('[COM-036] finds an end before the start', () => {
  expect(dayRangeError({ from: '2026-11-02', to: '2026-11-01' })).not.toBeNull();
  expect(dayRangeError({ from: '2026-11-01', to: '2026-11-01' })).toBeNull();
});
