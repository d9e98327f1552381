import { endOfDayIn } from './end-of-day';

it.each([
  ['2026-12-28', 'America/New_York', '2026-12-29T04:59:59.999Z'],
  ['2026-07-04', 'America/New_York', '2026-07-05T03:59:59.999Z'],
  ['2026-11-01', 'America/New_York', '2026-11-02T04:59:59.999Z'],
  ['2026-03-08', 'America/New_York', '2026-03-09T03:59:59.999Z'],
  ['2026-12-28T03:00:00Z', 'America/New_York', '2026-12-28T04:59:59.999Z'],
  ['2026-12-28T23:59:59.999-05:00', 'America/New_York', '2026-12-29T04:59:59.999Z'],
  ['2026-12-28', 'Asia/Tokyo', '2026-12-28T14:59:59.999Z'],
])('[SET-062] the end of %s in %s is %s', (date, timezone, end) => {
  expect(endOfDayIn(timezone, date).toISOString()).toBe(end);
});
