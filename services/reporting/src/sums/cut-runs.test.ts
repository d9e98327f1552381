import fc from 'fast-check';
import type { Range } from '../report/report';
import { cutRuns } from './cut-runs';

const ZONE = 'America/New_York';
const at = (text: string) => Date.parse(text);

describe('the thirds of months that come nearest to a range', () => {
  it('are made the range of it by what lies at its ends: added, or taken away', () => {
    const range = { from: at('2024-11-14T12:00:00Z'), to: at('2026-02-09T12:00:00Z') };
    expect(cutRuns(range, ZONE)).toEqual({
      thirds: { since: (2024 * 12 + 10) * 3 + 1, until: (2026 * 12 + 1) * 3 + 1 },
      days: { since: '2024-11-11', until: '2026-02-11' },
      moments: { from: at('2024-11-11T05:00:00Z'), to: at('2026-02-11T04:59:59.999Z') },
      added: [],
      taken: [
        { from: at('2024-11-11T05:00:00Z'), to: range.from - 1 },
        { from: range.to + 1, to: at('2026-02-11T04:59:59.999Z') },
      ],
    });
    const odd = { from: at('2023-05-17T04:00:00Z'), to: at('2024-10-26T03:59:59.999Z') };
    expect(cutRuns(odd, ZONE)).toMatchObject({
      days: { since: '2023-05-21', until: '2024-10-21' },
      added: [
        { from: odd.from, to: at('2023-05-21T03:59:59.999Z') },
        { from: at('2024-10-21T04:00:00Z'), to: odd.to },
      ],
      taken: [],
    });
  });

  it('have nothing beside them where the range begins and ends with them', () => {
    const leapFebruary = { from: at('2024-02-01T05:00:00Z'), to: at('2024-03-01T05:00:00Z') - 1 };
    expect(cutRuns(leapFebruary, ZONE)).toMatchObject({
      days: { since: '2024-02-01', until: '2024-03-01' },
      added: [],
      taken: [],
    });
  });

  it('are none where the ends are as long as the range', () => {
    const within = { from: at('2026-11-14T05:00:00Z'), to: at('2026-11-18T04:59:59.999Z') };
    expect(cutRuns(within, ZONE)).toBeNull();
    expect(cutRuns({ from: at('2026-11-02T05:00:00Z'), to: at('2026-11-03T05:00:00Z') }, ZONE)).toBeNull();
    expect(cutRuns({ from: 8_640_000_000_000_000 }, ZONE)).toBeNull();
  });

  it('are all there are without ends', () => {
    const all = { thirds: {}, days: {}, moments: {}, added: [], taken: [] };
    expect(cutRuns({}, ZONE)).toEqual(all);
    expect(cutRuns({ to: 8_640_000_000_000_000 }, ZONE)).toEqual(all);
  });

  it('and their ends come to every moment of the range once, and to no other', () => {
    const moment = fc.integer({ min: at('2023-12-01T00:00:00Z'), max: at('2027-04-30T00:00:00Z') });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const range = { from: Math.min(one, other), to: Math.max(one, other) };
        const cut = cutRuns(range, ZONE);
        if (!cut) return;
        const within = ({ from = -Infinity, to = Infinity }: Range, time: number) =>
          from <= time && time <= to ? 1 : 0;
        const times = [range, cut.moments, ...cut.added, ...cut.taken].flatMap(({ from = 0, to = 0 }) => [
          ...[from - 1, from, to, to + 1],
        ]);
        for (const time of times) {
          const count = (parts: readonly Range[]) => parts.filter((part) => within(part, time)).length;
          expect(count([cut.moments, ...cut.added]) - count(cut.taken)).toBe(within(range, time));
        }
      }),
      { numRuns: 500 },
    );
  });
});
