import { creditDate } from './credit-calendar';

const zone = 'America/New_York';
const at = (moment: string) => creditDate(new Date(moment), zone);

describe('[CRED-001] the calendar of credits', () => {
  it.each([
    ['2026-11-01T03:59:59.999Z', '2026-10', '2026-10-31'],
    ['2026-11-01T04:00:00.000Z', '2026-11', '2026-11-01'],
    ['2026-12-01T04:59:59.999Z', '2026-11', '2026-11-30'],
    ['2026-12-01T05:00:00.000Z', '2026-12', '2026-12-01'],
    ['2027-01-01T04:59:59.999Z', '2026-12', '2026-12-31'],
    ['2026-11-01T05:30:00.000Z', '2026-11', '2026-11-01'],
    ['2026-11-01T06:30:00.000Z', '2026-11', '2026-11-01'],
    ['2026-03-08T07:00:00.000Z', '2026-03', '2026-03-08'],
    ['2028-02-29T23:00:00.000Z', '2028-02', '2028-02-29'],
  ])('puts %s into %s, %s', (moment, month, day) => {
    expect(at(moment)).toMatchObject({ month, day });
  });

  it.each([
    ['2026-11-20T12:00:00.000Z', '2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z'],
    ['2026-03-20T12:00:00.000Z', '2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
    ['2026-12-31T23:00:00.000Z', '2026-12-01T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  ])('starts the months around %s at midnight there, whatever the clocks do', (moment, start, next) => {
    const { monthStart, nextMonth } = at(moment);
    expect([monthStart.toISOString(), nextMonth.toISOString()]).toEqual([start, next]);
  });
});
