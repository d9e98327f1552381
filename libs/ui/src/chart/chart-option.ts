import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { GridComponentOption, LegendComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { formatNumber } from '@washcoat/ui';
import type { Theme } from '@washcoat/ui';
import { drawSeries } from './series';
import type { ChartSeries } from './series';

/** Everything a chart of ours may hold. */
export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption | LegendComponentOption
>;

export interface ChartData {
  /** Names along the horizontal axis. */
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** How a value is written on the axis and in the tooltip. */
  format?: (value: number) => string;
}

/** Two fields over each other, whose categories stand under each other: room for the figures left is the same. */
const fields = (right: number) => [
  { left: 56, right, top: 20, bottom: '50%' },
  { left: 56, right, top: '60%', bottom: 28 },
];

/** So many categories are all named; of more those that fit. */
const ALL_NAMED = 14;
/** Half of what a letter of the axis takes, in pixels. */
const HALF_LETTER = 3;

/** Room right of the field for the half of the last name that stands out of it: the band of one of many is narrow. */
function roomRight(categories: readonly string[]): number {
  if (categories.length <= ALL_NAMED) return 8;
  return Math.max(8, HALF_LETTER * Math.max(...categories.map(({ length }) => length)));
}

/** Axes, grid lines, tooltip and series in the look of the product. */
export function chartOption(
  theme: Theme,
  { categories, series, format }: ChartData,
  isStill: boolean,
): ChartOption {
  const write = format ?? ((value: number) => formatNumber(value));
  const axisText = { color: theme.color.text3, fontSize: 11, fontFamily: theme.font.family };
  const axes = Math.max(0, ...series.map((one) => one.axis ?? 0)) + 1;
  const lower = series.find(({ pane }) => pane === 1);
  const across = (gridIndex: number, isLabelled: boolean) => ({
    type: 'category' as const,
    gridIndex,
    data: [...categories],
    axisLine: { lineStyle: { color: theme.color.border2 } },
    axisTick: { show: false },
    axisLabel: {
      ...axisText,
      show: isLabelled,
      hideOverlap: true,
      interval: categories.length <= ALL_NAMED ? 0 : ('auto' as const),
    },
  });
  const up = (gridIndex: number, index: number, formatter: (value: number) => string) => ({
    type: 'value' as const,
    gridIndex,
    splitNumber: lower ? 2 : 3,
    position: index === 0 ? ('left' as const) : ('right' as const),
    splitLine: { show: index === 0, lineStyle: { color: theme.color.border } },
    axisLabel: { ...axisText, formatter: (value: number) => formatter(value) },
  });
  const drawn = series.flatMap((one, index) =>
    drawSeries(theme, one, index).map((part) =>
      one.pane === 1 ? { ...part, xAxisIndex: 1, yAxisIndex: axes } : part,
    ),
  );
  return {
    animation: !isStill,
    animationDuration: 200,
    textStyle: { fontFamily: theme.font.family, color: theme.color.text },
    grid: lower
      ? fields(roomRight(categories))
      : {
          left: 8,
          right: roomRight(categories),
          top: 20,
          bottom: 12,
          outerBoundsMode: 'same' as const,
          outerBoundsContain: 'axisLabel' as const,
        },
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: theme.color.text, opacity: 0.06 } },
      backgroundColor: theme.color.raised,
      borderColor: theme.color.border,
      textStyle: { color: theme.color.text, fontSize: 12, fontFamily: theme.font.family },
      ...(lower
        ? { formatter: (points) => toldAt(series, categories, write, pointOf(points)) }
        : { valueFormatter: (value) => (typeof value === 'number' ? write(value) : 'None') }),
    },
    xAxis: lower ? [across(0, false), across(1, true)] : across(0, true),
    yAxis: [
      ...Array.from({ length: axes }, (_, index) => up(0, index, write)),
      ...(lower ? [up(1, 0, lower.format ?? write)] : []),
    ],
    series: drawn,
  };
}

/** At which category the pointer is. */
function pointOf(points: unknown): number {
  const [first] = [points].flat();
  return typeof first === 'object' && first !== null && 'dataIndex' in first ? Number(first.dataIndex) : 0;
}

/** What a category says under the pointer: a line for each series, a range with both its ends. */
function toldAt(
  series: readonly ChartSeries[],
  categories: readonly string[],
  write: (value: number) => string,
  at: number,
): string {
  const lines = series.map(({ name, values, lows, format = write }) => {
    const [low, high] = [lows?.[at], values[at]];
    if (high === null || high === undefined) return `${name}: None`;
    const from = low === null || low === undefined ? '' : `${format(low)} to `;
    return `${name}: ${from}${format(high)}`;
  });
  return [categories[at] ?? '', ...lines].map(escaped).join('<br>');
}

/** Names of series and categories are what people typed, and the tooltip is markup. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
