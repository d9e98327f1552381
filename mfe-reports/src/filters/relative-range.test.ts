import { daysOfRelative, relativeRangeOf, relativeRanges } from '@washcoat/contract-reporting';
import { readFilters, withDays, writeFilters } from './report-filters';

describe('a range that moves with the calendar', () => {
  it.each([
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['lastWeek', '2026-03-01', '2026-02-16', '2026-02-22'],
    ['lastWeek', '2026-03-02', '2026-02-23', '2026-03-01'],
    ['last7', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['last30', '2026-03-03', '2026-02-02', '2026-03-03'],
    ['thisMonth', '2026-03-03', '2026-03-01', '2026-03-03'],
    ['thisMonth', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['thisYear', '2026-11-24', '2026-01-01', '2026-11-24'],
  ] as const)('%s on %s is %s to %s', (range, today, from, to) => {
    expect(daysOfRelative(range, today)).toEqual({ from, to });
  });

  it('is read by the day on which the address is opened, before the two days beside it', () => {
    const query = new URLSearchParams('range=lastMonth&from=2026-01-05&to=2026-01-06');
    expect(readFilters(query, new Date(2026, 2, 3), [])).toMatchObject({
      range: 'lastMonth',
      days: { from: '2026-02-01', to: '2026-02-28' },
    });
    expect(readFilters(query, new Date(2026, 3, 3), []).days).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
    });
  });

  it('is what the address keeps, in place of its days', () => {
    for (const range of relativeRanges) {
      const filters = readFilters(new URLSearchParams({ range }), new Date(2026, 2, 3), []);
      expect(Object.fromEntries(writeFilters(filters))).toEqual({ range });
    }
  });

  it('that is none leaves the two days as they are', () => {
    for (const text of ['', 'constructor', 'last8', 'LAST7']) expect(relativeRangeOf(text)).toBeNull();
    const query = new URLSearchParams('range=constructor&from=2026-01-05&to=2026-01-06');
    expect(readFilters(query, new Date(2026, 2, 3), [])).toMatchObject({
      range: null,
      days: { from: '2026-01-05', to: '2026-01-06' },
    });
  });

  it('is two days for pages that know no other', () => {
    const query = new URLSearchParams('range=lastMonth&customer=7');
    expect(withDays(query, new Date(2026, 2, 3)).toString()).toBe('customer=7&from=2026-02-01&to=2026-02-28');
  });
});
