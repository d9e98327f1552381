import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { Metal, Theme } from '@washcoat/ui';

/** A series before it knows its colours: numbers are for drawing only. */
export interface ChartSeries {
  name: string;
  kind: 'bar' | 'line';
  /** One value per category, null where there is none. */
  values: readonly (number | null)[];
  /** Place in the chart palette, 0 to 5, or a metal. */
  color?: 0 | 1 | 2 | 3 | 4 | 5 | Metal;
  /** Highlights the last bar and softens the ones before it: a history. */
  highlightLast?: boolean;
  /** Writes the value over each bar. */
  showValues?: boolean;
  /** Which value axis it belongs to. */
  axis?: 0 | 1;
  stack?: string;
  /** Where its bars begin, when each is a range. */
  lows?: readonly (number | null)[];
  /** 1 draws it in a field of its own below the others, over the same categories. */
  pane?: 0 | 1;
  /** How its values are written, where that differs from the others of the chart. */
  format?: (value: number) => string;
}

type SeriesExtra = Omit<ChartSeries, 'name' | 'kind' | 'values'>;

/** Bars, one per category. */
export function barSeries(
  name: string,
  values: readonly (number | null)[],
  extra: SeriesExtra = {},
): ChartSeries {
  return { name, kind: 'bar', values, ...extra };
}

/** A line over the categories. */
export function lineSeries(
  name: string,
  values: readonly (number | null)[],
  extra: SeriesExtra = {},
): ChartSeries {
  return { name, kind: 'line', values, ...extra };
}

/** Bars from the lowest to the highest of each category. */
export function rangeSeries(
  name: string,
  ranges: readonly { low: number | null; high: number | null }[],
  extra: SeriesExtra = {},
): ChartSeries {
  const [lows, values] = [ranges.map(({ low }) => low), ranges.map(({ high }) => high)];
  return { name, kind: 'bar', values, ...extra, lows };
}

/** The colour of a series; the place in the list decides when none is given. */
export function seriesColor(theme: Theme, series: ChartSeries, index: number): string {
  const { color = index } = series;
  return typeof color === 'number' ? (theme.chart[color] ?? theme.chart[5]) : theme.metal[color];
}

const dashes: Record<Metal, 'solid' | number[]> = { pt: 'solid', pd: [7, 4], rh: [1.5, 4] };
const marks: Record<Metal, string> = { pt: 'circle', pd: 'rect', rh: 'diamond' };

function bar(theme: Theme, series: ChartSeries, index: number): BarSeriesOption {
  const color = seriesColor(theme, series, index);
  const last = series.values.length - 1;
  return {
    type: 'bar',
    name: series.name,
    yAxisIndex: series.axis ?? 0,
    stack: series.stack,
    barMaxWidth: 36,
    itemStyle: { color, borderRadius: series.stack ? 0 : [3, 3, 0, 0] },
    label: { show: series.showValues ?? false, position: 'top', color: theme.color.text, fontSize: 11 },
    data: series.values.map((value, at) =>
      series.highlightLast && at !== last
        ? { value: value ?? '-', itemStyle: { color: theme.color.accentLine } }
        : { value: value ?? '-' },
    ),
  };
}

function line(theme: Theme, series: ChartSeries, index: number): LineSeriesOption {
  const color = seriesColor(theme, series, index);
  const metal = typeof series.color === 'string' ? series.color : undefined;
  const last = series.values.length - 1;
  return {
    type: 'line',
    name: series.name,
    yAxisIndex: series.axis ?? 0,
    connectNulls: true,
    symbol: metal ? marks[metal] : 'circle',
    lineStyle: { color, width: 1.75, type: metal ? dashes[metal] : 'solid' },
    itemStyle: { color },
    data: series.values.map((value, at) => ({ value: value ?? '-', symbolSize: at === last ? 7 : 4 })),
  };
}

/** Two bars on each other, of which the lower one can not be seen: echarts knows no bar that floats. */
function range(theme: Theme, series: ChartSeries, index: number): BarSeriesOption[] {
  const stack = `range ${index}`;
  const lows = series.lows ?? [];
  const shown = bar(theme, { ...series, stack }, index);
  // A range of one price is a line that can still be seen.
  const itemStyle = { color: seriesColor(theme, series, index), borderRadius: 2 };
  const spans = series.values.map((high, at) => {
    const low = lows[at];
    return { value: high === null || low === null || low === undefined ? '-' : high - low };
  });
  return [
    {
      ...shown,
      name: `${series.name}, from`,
      itemStyle: { color: 'transparent' },
      silent: true,
      tooltip: { show: false },
      barMaxWidth: 14,
      data: lows.map((value) => ({ value: value ?? '-' })),
    },
    { ...shown, itemStyle, barMaxWidth: 14, barMinHeight: 3, data: spans },
  ];
}

/** A series as echarts draws it, in the colours of the theme. */
export function drawSeries(
  theme: Theme,
  series: ChartSeries,
  index: number,
): (BarSeriesOption | LineSeriesOption)[] {
  if (series.lows) return range(theme, series, index);
  return [series.kind === 'bar' ? bar(theme, series, index) : line(theme, series, index)];
}
