import { screen } from '@testing-library/react';
import { renderThemed } from '../../testing/render';
import { ExplainedPrice, originText } from './explained-price';
import type { PriceLine } from './explained-price';

const since = new Date(2026, 10, 20, 9, 12).toISOString();

it('says since when an input stands and who says so, as far as it is known', () => {
  expect(originText({ date: since, source: 'Ada Holt' })).toBe('20th Nov, 2026 9:12 am, Ada Holt');
  expect(originText({ date: since })).toBe('20th Nov, 2026 9:12 am');
  expect(originText({ source: 'Terms of Corner Muffler' })).toBe('Terms of Corner Muffler');
  expect(originText({})).toBe('');
});

it('prints subtotals without a change, changes with their sign, and where each came from', () => {
  const line = (step: string, kind: PriceLine['kind'], change: number, after: number): PriceLine => ({
    ...{ step, kind, change, after, label: step, reason: `Why ${step}`, date: since, source: 'Ada Holt' },
  });
  const lines = [
    line('market', 'subtotal', 214.48, 214.48),
    line('hedge', 'change', -6.52, 207.96),
    line('offer', 'subtotal', 0, 207.96),
  ];
  renderThemed(<ExplainedPrice label="How it came about" lines={lines} />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'marketWhy market20th Nov, 2026 9:12 am, Ada Holt$214.48',
    'hedgeWhy hedge20th Nov, 2026 9:12 am, Ada Holt−6.52$207.96',
    'offerWhy offer20th Nov, 2026 9:12 am, Ada Holt$207.96',
  ]);
  expect(screen.getByText('The bars start at $205, not at $0')).toBeInTheDocument();
});
