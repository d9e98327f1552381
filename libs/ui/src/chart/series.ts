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

/** A series as echarts draws it, in the colours of the theme. */
export function drawSeries(
  theme: Theme,
  series: ChartSeries,
  index: number,
): BarSeriesOption | LineSeriesOption {
  return series.kind === 'bar' ? bar(theme, series, index) : line(theme, series, index);
}
