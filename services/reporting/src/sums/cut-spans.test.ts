import fc from 'fast-check';
import { cutSpans, type Span } from './cut-spans';

const ZONE = 'America/New_York';
const kinds: readonly Span[] = ['third', 'month', 'quarter', 'year'];
const at = (text: string) => Date.parse(text);

describe('the spans of a range', () => {
  it('are the greatest that lie in it whole, with parts of spans at its ends', () => {
    const range = { from: at('2024-11-15T12:00:00Z'), to: at('2026-02-12T12:00:00Z') };
    expect(cutSpans(range, kinds, ZONE)).toEqual({
      spans: [
        { span: 'third', since: '2024-11-21', until: '2024-12-01' },
        { span: 'third', since: '2026-02-01', until: '2026-02-11' },
        { span: 'month', since: '2024-12-01', until: '2025-01-01' },
        { span: 'month', since: '2026-01-01', until: '2026-02-01' },
        { span: 'year', since: '2025-01-01', until: '2026-01-01' },
      ],
      days: { since: '2024-11-21', until: '2026-02-11' },
      moments: { from: at('2024-11-21T05:00:00Z'), to: at('2026-02-11T04:59:59.999Z') },
      edges: [
        { from: range.from, to: at('2024-11-21T04:59:59.999Z') },
        { from: at('2026-02-11T05:00:00Z'), to: range.to },
      ],
    });
  });

  it('are none where no third of a month lies in it whole', () => {
    const range = { from: at('2026-11-02T05:00:00Z'), to: at('2026-11-20T12:00:00Z') };
    expect(cutSpans(range, kinds, ZONE)).toBeNull();
    expect(cutSpans({ from: 8_640_000_000_000_000 }, kinds, ZONE)).toBeNull();
  });

  it('are all there are without ends, whatever stands behind a day beyond the calendar', () => {
    const all = { spans: [{ span: 'year' }], days: {}, edges: [] };
    expect(cutSpans({}, kinds, ZONE)).toMatchObject(all);
    expect(cutSpans({ to: 8_640_000_000_000_000 }, kinds, ZONE)).toMatchObject(all);
  });

  it('and their edges cover every moment of the range once', () => {
    const moment = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const range = { from: Math.min(one, other), to: Math.max(one, other) };
        const cut = cutSpans(range, kinds, ZONE);
        if (!cut) return;
        const { spans, days, moments, edges } = cut;
        const stretches = [...spans].sort((left, right) =>
          (left.since ?? '').localeCompare(right.since ?? ''),
        );
        expect(stretches.map(({ until }) => until)).toEqual([
          ...stretches.slice(1).map(({ since }) => since),
          days.until,
        ]);
        expect(stretches[0]?.since).toBe(days.since);
        const parts = [...edges, moments].sort((left, right) => (left.from ?? 0) - (right.from ?? 0));
        expect(parts.map(({ to = 0 }) => to + 1)).toEqual([
          ...parts.slice(1).map(({ from }) => from),
          range.to + 1,
        ]);
        expect(parts[0]?.from).toBe(range.from);
      }),
    );
  });
});
