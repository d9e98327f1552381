import { wholeDaysBetween } from './calendar-days';
import { dueDays } from './invoice-due';

const today = '2026-11-20T15:00:00Z';
const buyerFinalisedDate = '2026-11-16T20:00:00Z';

describe('due days', () => {
  it('run from completion to today while the invoice is open', () => {
    expect(dueDays({ buyerFinalisedDate }, today)).toBe(4);
    expect(dueDays({ buyerFinalisedDate: today }, today)).toBe(0);
  });

  it('run from the pay-forward date when it is set, below 0 until it comes', () => {
    expect(dueDays({ buyerFinalisedDate, payForwardDate: '2026-11-18' }, today)).toBe(2);
    expect(dueDays({ buyerFinalisedDate, payForwardDate: '2026-11-25' }, today)).toBe(-5);
  });

  it('stop when the invoice is settled', () => {
    expect(dueDays({ buyerFinalisedDate, invoiceSettledDate: '2026-11-17T14:00:00Z' }, today)).toBe(1);
  });

  it('are not known before completion', () => {
    expect(dueDays({ buyerFinalisedDate: null, payForwardDate: '' }, today)).toBeNull();
  });

  it('are cut on the calendar of the zone', () => {
    const lateEvening = { buyerFinalisedDate: '2026-11-17T02:00:00Z' };
    expect(dueDays(lateEvening, today)).toBe(4);
    expect(dueDays(lateEvening, today, 'UTC')).toBe(3);
  });
});

describe('whole days', () => {
  it.each([
    ['2026-03-07T23:30:00-05:00', '2026-03-08T23:30:00-04:00', 1],
    ['2026-10-31T00:00:00-04:00', '2026-11-01T23:59:59.999-05:00', 1],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-03-01', '2026-02-28', -1],
    ['2026-11-20', '2026-11-20T23:59:59.999-05:00', 0],
  ])('from %s to %s are %d', (from, to, days) => {
    expect(wholeDaysBetween(from, to)).toBe(days);
  });

  it.each(['2026-02-30', '2026-11-20T10:00:00', '11/20/2026', '', '2026-13-01T00:00:00Z'])(
    'refuse %p',
    (odd) => {
      expect(() => wholeDaysBetween(odd, today)).toThrow(RangeError);
    },
  );

  it('refuse an unknown zone', () => {
    expect(() => wholeDaysBetween(today, today, 'Atlantis/Capital')).toThrow(RangeError);
  });
});
