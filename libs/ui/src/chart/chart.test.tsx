import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { renderThemed } from '../../testing/render';
import { darkTheme, formatMoney, lightTheme } from '..';
import { barSeries, Chart, chartOption, lineSeries, seriesColor } from '.';

const categories = ['Oct', 'Nov'];
const series = [barSeries('Listed', [183.5, 187.15]), lineSeries('Offer', [176, null])];
const format = (value: number) => formatMoney(value);

it('shows the same numbers as a table', async () => {
  const { container } = renderThemed(
    <Chart title="Price history" categories={categories} series={series} format={format} />,
  );
  expect(container.querySelector('svg path')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Price history' });
  const row = within(table).getByRole('row', { name: /Nov/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((one) => one.textContent),
  ).toEqual(['$187.15', 'None']);
  expect(await axe(container)).toHaveNoViolations();
});

it('leaves room for the name of a last category whose band is narrow', () => {
  const days = Array.from({ length: 30 }, (_, index) => `${index + 1}th Nov, 2026`);
  const rightOf = (names: readonly string[]) => {
    const [grid] = [chartOption(lightTheme, { categories: names, series: [] }, true).grid].flat();
    return grid?.right;
  };
  expect(rightOf(days)).toBe(42);
  expect(rightOf(days.slice(0, 14))).toBe(8);
});

it('says when there is nothing to draw', () => {
  renderThemed(<Chart title="Price history" categories={[]} series={[]} />);
  expect(screen.getByText('No data in this range')).toBeInTheDocument();
});

it('keeps its place while it loads', () => {
  renderThemed(<Chart title="Price history" isLoading />);
  expect(screen.getByRole('status', { name: 'Loading Price history' })).toBeInTheDocument();
});

it('takes its colours from the theme, and metals keep their own', () => {
  expect(seriesColor(darkTheme, barSeries('Count', [1]), 1)).toBe(darkTheme.chart[1]);
  expect(seriesColor(lightTheme, lineSeries('Pd', [1], { color: 'pd' }), 0)).toBe(lightTheme.metal.pd);
  const [line] = [
    chartOption(lightTheme, { categories, series: [lineSeries('Pd', [1, 2], { color: 'pd' })] }, true).series,
  ].flat();
  expect(line).toMatchObject({ symbol: 'rect', lineStyle: { type: [7, 4] } });
});
