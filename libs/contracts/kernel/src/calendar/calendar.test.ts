import {
  calendarDay,
  dateText,
  dayAfter,
  dayNamed,
  dayNumber,
  dayOf,
  dayText,
  endOfDayIn,
  momentIn,
  startOfDayIn,
  weekdayOf,
} from '..';

const zone = 'America/New_York';
const morning = new Date('2026-11-20T14:04:31Z');

it('[COM-030] [COM-031] [COM-032] [COM-033] [INV-056] [LDET-090] [BILL-025] writes a moment in the forms of the rows', () => {
  expect(dateText(morning, 'day', zone)).toBe('20th Nov, 2026');
  expect(dateText(morning, 'dayTime', zone)).toBe('20th, Nov 2026 09:04 AM');
  expect(dateText(morning, 'history', zone)).toBe('20-11-2026 09:04 am');
  expect(dateText(morning, 'cart', zone)).toBe('11-20-2026 09:04 AM');
  expect(dateText(morning, 'short', zone)).toBe('11/20/2026');
  expect(dateText(morning, 'moment', zone)).toBe('20th Nov, 2026 9:04 am');
  expect(dateText(morning, 'listed', zone)).toBe('11/20/2026 09:04 AM');
});

it('writes moments with their zone in mails, on 24 hours in files, and months along an axis', () => {
  expect(dateText(morning, 'zoned', zone)).toBe('20th Nov, 2026 9:04 am EST');
  expect(dateText(new Date('2026-11-21T01:07:00Z'), 'file', zone)).toBe('11/20/2026 20:07');
  expect(dateText(new Date('2027-01-01T04:59:00Z'), 'month', zone)).toBe('Dec 26');
});

it('reads days and moments as texts', () => {
  expect(dayOf('2026-11-21', 'short', zone)).toBe('11/21/2026');
  expect(dayOf('2026-11-21T02:30:00.000Z', 'day', zone)).toBe('20th Nov, 2026');
  expect(dayOf(null, 'day', zone)).toBe('');
});

it.each(['abc', '2026-99-99', '2026-02-30', '2026-2-3', '2026-11-21T02:30:00.000Z', '', null])(
  'takes %s in an address for no day',
  (text) => expect(dayNamed(text)).toBe(''),
);

it('takes a day of the calendar in an address for what it is', () => {
  for (const day of ['2026-11-21', '2028-02-29', '0999-12-31']) expect(dayNamed(day)).toBe(day);
});

it('names weekday, second and zone of a full moment, in winter as in summer', () => {
  expect(dateText(morning, 'full', zone)).toBe('Friday, 20th Nov, 2026 9:04:31 am EST');
  expect(dateText(new Date('2026-07-04T04:00:00Z'), 'full', zone)).toBe(
    'Saturday, 4th Jul, 2026 12:00:00 am EDT',
  );
});

it('[GAP-COM-17] writes the day of the installation, wherever it is another one', () => {
  const lateEvening = new Date('2026-11-21T02:30:00Z');
  expect(dateText(lateEvening, 'day', zone)).toBe('20th Nov, 2026');
  expect(dateText(lateEvening, 'day', 'Asia/Tokyo')).toBe('21st Nov, 2026');
  expect(calendarDay(lateEvening, zone)).toBe('2026-11-20');
  // One after the other within a minute, as a service asks them.
  const asked = ['2026-11-21T04:59:59.999Z', '2026-11-21T05:00:00.000Z', '2026-11-21T05:00:59.999Z'];
  const days = asked.flatMap((text) => [zone, 'UTC', zone].map((each) => calendarDay(new Date(text), each)));
  expect(days.join(' ')).toBe(
    '2026-11-20 2026-11-21 2026-11-20 2026-11-21 2026-11-21 2026-11-21 2026-11-21 2026-11-21 2026-11-21',
  );
  expect(dayText('2026-11-21')).toBe('21st Nov, 2026');
});

it('writes ordinals as they are spoken, and noon and midnight as twelve', () => {
  const days = ['01', '02', '03', '04', '11', '12', '13', '22', '23', '31'].map((day) =>
    dayText(`2026-12-${day}`),
  );
  expect(days.map((text) => text.split(' ')[0])).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '22nd',
    '23rd',
    '31st',
  ]);
  expect(dateText(new Date('2026-11-20T17:00:00Z'), 'time', zone)).toBe('12:00 pm');
  expect(dateText(new Date('2026-11-20T05:00:00Z'), 'time', zone)).toBe('12:00 am');
});

it('[COM-035] finds the first and the last moment of a day, also of 23 and 25 hours', () => {
  const bounds = (day: string) =>
    [startOfDayIn(zone, day), endOfDayIn(zone, day)].map((at) => at.toISOString());
  expect(bounds('2026-11-20')).toEqual(['2026-11-20T05:00:00.000Z', '2026-11-21T04:59:59.999Z']);
  expect(bounds('2026-11-01')).toEqual(['2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z']);
  expect(bounds('2026-03-08')).toEqual(['2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z']);
});

it('counts days over months, leap days and changes of clocks, and names those of a week from Monday on', () => {
  expect(dayAfter('2024-02-28', 1)).toBe('2024-02-29');
  expect(dayAfter('2026-03-07', 2)).toBe('2026-03-09');
  expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31');
  expect(dayNumber('2026-11-02') - dayNumber('2026-10-31')).toBe(2);
  expect(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekdayOf)).toEqual([7, 1, 6]);
});

it.each([
  // Clocks that are set on at midnight, and back at midnight: the days meet without a gap or an hour in common.
  ['America/Santiago', '2026-09-06'],
  ['America/Santiago', '2026-04-04'],
  ['Africa/Cairo', '2026-04-24'],
  ['Africa/Cairo', '2026-10-29'],
  ['America/Havana', '2026-03-08'],
  ['America/Havana', '2026-11-01'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/Berlin', '2026-10-25'],
])('of %s ends where the next begins, also on %s, and all of it shows its date', (timeZone, day) => {
  const [start, end] = [startOfDayIn(timeZone, day), endOfDayIn(timeZone, day)];
  expect(endOfDayIn(timeZone, dayAfter(day, -1)).getTime()).toBe(start.getTime() - 1);
  expect(startOfDayIn(timeZone, dayAfter(day, 1)).getTime()).toBe(end.getTime() + 1);
  for (const [moment, of] of [
    [start.getTime() - 60_000, dayAfter(day, -1)],
    [start.getTime(), day],
    [end.getTime(), day],
    [end.getTime() + 60_000, dayAfter(day, 1)],
  ] as const)
    expect(calendarDay(new Date(moment), timeZone)).toBe(of);
});

it('takes a time that the clocks leave out for one after it, and of two the first', () => {
  const at = (timeZone: string, day: string, time: string) =>
    momentIn(timeZone, day, `${time}:00.000`).toISOString();
  expect(at(zone, '2027-03-14', '02:30')).toBe('2027-03-14T07:30:00.000Z');
  expect(at(zone, '2027-03-14', '01:59')).toBe('2027-03-14T06:59:00.000Z');
  expect(at(zone, '2027-03-14', '03:00')).toBe('2027-03-14T07:00:00.000Z');
  expect(at(zone, '2027-11-07', '01:30')).toBe('2027-11-07T05:30:00.000Z');
  expect(at('Europe/Berlin', '2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(at('Pacific/Kiritimati', '2026-10-25', '02:30')).toBe('2026-10-24T12:30:00.000Z');
});
