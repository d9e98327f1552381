import { dueDay, lastDue, nextDue, type WeekTimes } from './week-times';

const zone = 'America/New_York';
const weekly = (days: number[], over: Partial<WeekTimes> = {}): WeekTimes => ({
  ...{ days, time: '08:00', setAt: new Date('2026-01-01T00:00:00Z') },
  ...over,
});
const monthly = (monthDay: number) => weekly([], { monthDay });
const told = (moment: Date | null) => moment && moment.toISOString();

// 23 November 2026 is a Monday; New York is five hours behind then, and four in summer.
it.each<[string, WeekTimes, string, string | null, string | null]>([
  ['on its day', weekly([1]), '2026-11-23T13:00:00Z', '2026-11-23T13:00:00.000Z', '2026-11-30T13:00:00.000Z'],
  [
    'a day before',
    weekly([1]),
    '2026-11-22T13:00:00Z',
    '2026-11-16T13:00:00.000Z',
    '2026-11-23T13:00:00.000Z',
  ],
  [
    'across summer time',
    weekly([7]),
    '2026-03-08T13:00:00Z',
    '2026-03-08T12:00:00.000Z',
    '2026-03-15T12:00:00.000Z',
  ],
  [
    'in a month without the day',
    monthly(31),
    '2026-02-28T13:00:00Z',
    '2026-02-28T13:00:00.000Z',
    '2026-03-31T12:00:00.000Z',
  ],
  [
    'the day before the last',
    monthly(31),
    '2026-02-27T13:00:00Z',
    '2026-01-31T13:00:00.000Z',
    '2026-02-28T13:00:00.000Z',
  ],
  [
    'on the 29th of a leap year',
    monthly(29),
    '2028-02-29T14:00:00Z',
    '2028-02-29T13:00:00.000Z',
    '2028-03-29T12:00:00.000Z',
  ],
  [
    'on the first',
    monthly(1),
    '2026-12-31T23:00:00Z',
    '2026-12-01T13:00:00.000Z',
    '2027-01-01T13:00:00.000Z',
  ],
  ['without a time', weekly([1], { time: null }), '2026-11-23T13:00:00Z', null, null],
  [
    'set later than its moment',
    weekly([1], { setAt: new Date('2026-11-23T13:00:01Z') }),
    '2026-11-24T00:00:00Z',
    null,
    '2026-11-30T13:00:00.000Z',
  ],
])('knows when something was due last and is due next: %s', (_when, times, now, last, next) => {
  expect(told(lastDue(times, new Date(now), zone))).toBe(last);
  expect(told(nextDue(times, new Date(now), zone))).toBe(next);
});

it('is due on the day alone, however little of it is left', () => {
  expect(dueDay(weekly([1]), new Date('2026-11-24T04:59:59Z'), zone)).toBe('2026-11-23');
  expect(dueDay(weekly([1]), new Date('2026-11-24T05:00:00Z'), zone)).toBeNull();
  expect(dueDay(weekly([1]), new Date('2026-11-23T12:59:59Z'), zone)).toBeNull();
});
