import { wholeDays } from './whole-days';

const ZONE = 'America/New_York';

describe('the days of a range', () => {
  const at = (text: string) => Date.parse(text);
  it('are whole where it begins and ends at midnight of the installation', () => {
    const range = { from: at('2026-11-01T04:00:00Z'), to: at('2026-11-03T04:59:59.999Z') };
    expect(wholeDays(range, ZONE)).toEqual({ first: '2026-11-01', last: '2026-11-02', edges: [] });
  });
  it('have parts of days beside them where it does not', () => {
    const range = { from: at('2026-11-01T04:00:00.001Z'), to: at('2026-11-04T05:00:00Z') };
    expect(wholeDays(range, ZONE)).toEqual({
      ...{ first: '2026-11-02', last: '2026-11-03' },
      edges: [
        { from: range.from, to: at('2026-11-02T04:59:59.999Z') },
        { from: range.to, to: range.to },
      ],
    });
  });
  it('are none within a day, all without ends, and open where a date is beyond the calendar', () => {
    expect(wholeDays({ from: at('2026-11-01T05:00:00Z'), to: at('2026-11-02T03:00:00Z') }, ZONE)).toBeNull();
    expect(wholeDays({}, ZONE)).toEqual({ first: undefined, last: undefined, edges: [] });
    expect(wholeDays({ to: 8_640_000_000_000_000 }, ZONE)).toMatchObject({ last: undefined, edges: [] });
    expect(wholeDays({ from: 8_640_000_000_000_000 }, ZONE)).toBeNull();
  });
});
