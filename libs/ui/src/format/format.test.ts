import {
  formatCount,
  formatDate,
  formatMoney,
  formatNumber,
  formatOunces,
  formatPercent,
  formatPhone,
  formatPpm,
  formatRelative,
  formatSigned,
  formatWeight,
} from '.';
import { withFiguresWhole } from './number';

const morning = new Date(2026, 10, 20, 9, 4);

it('keeps figures of a sentence whole', () => {
  expect(withFiguresWhole('−12 % / −$250 per oz')).toBe('−12\u00a0% / −\u2060$250 per oz');
});

it('[COM-034] writes money with a dollar sign and thousands separators', () => {
  expect(formatMoney('1735.04')).toBe('$1,735.04');
  expect(formatMoney('1234567.005')).toBe('$1,234,567.01');
  expect(formatMoney('-79.55')).toBe('\u2212$79.55');
  expect(formatMoney('186.5', 0)).toBe('$187');
  expect(formatMoney(null)).toBe('None');
});

it('writes no minus before a zero that only rounding made', () => {
  expect(formatMoney('-0.004')).toBe('$0.00');
  expect(formatSigned('-0.004')).toBe('0.00');
});

it('writes quantities in the units of the trade', () => {
  expect(formatOunces('32.0619')).toBe('32.062');
  expect(formatPpm('1249.6')).toBe('1,250');
  expect(formatWeight('12.5', 'lb')).toBe('12.5 lb');
  expect(formatWeight(1004, 'g')).toBe('1,004 g');
  expect(formatPercent('2.5')).toBe('2.5\u00a0%');
  expect(formatSigned('1.9')).toBe('+1.90');
  expect(formatSigned('-1.3')).toBe('\u22121.30');
  expect(formatNumber('0.1')).toBe('0.1');
});

it('[COM-030] writes a day as Do MMM, YYYY', () => {
  expect(formatDate(morning, 'day')).toBe('20th Nov, 2026');
  expect(formatDate(new Date(2026, 11, 1), 'day')).toBe('1st Dec, 2026');
});

it('[COM-031] writes day and time as Do, MMM YYYY hh:mm A', () => {
  expect(formatDate(morning, 'dayTime')).toBe('20th, Nov 2026 09:04 AM');
});

it('[COM-032] writes history as dd-mm-yyyy hh:mm am/pm', () => {
  expect(formatDate(new Date(2026, 10, 20, 16, 12), 'history')).toBe('20-11-2026 04:12 pm');
});

it('[COM-033] writes cart dates as MM-DD-YYYY with 12-hour time', () => {
  expect(formatDate(new Date(2026, 10, 20, 16, 12).getTime(), 'cart')).toBe('11-20-2026 04:12 PM');
});

it('reads a day without time as that day here', () => {
  expect(formatDate('2026-11-20', 'short')).toBe('11/20/2026');
  expect(formatDate('not a date', 'short')).toBe('None');
});

it('writes how long ago in short words', () => {
  expect(formatRelative(Date.now() - 20 * 60_000)).toBe('20 min');
  expect(formatRelative(Date.now() - 3 * 86_400_000)).toBe('3 days');
});

it('[COM-027] writes phones 3-3-4', () => {
  expect(formatPhone('4045550142')).toBe('404-555-0142');
  expect(formatPhone('40455')).toBe('404-55');
  expect(formatPhone(null)).toBe('');
});

it('counts things in the singular and the plural', () => {
  expect(formatCount(1, 'customer')).toBe('1 customer');
  expect(formatCount(1204, 'customer')).toBe('1,204 customers');
  expect([formatCount(2, 'facility'), formatCount(0, 'box'), formatCount(3, 'key')]).toEqual([
    '2 facilities',
    '0 boxes',
    '3 keys',
  ]);
});
