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

/** Axes, grid lines, tooltip and series in the look of the product. */
export function chartOption(
  theme: Theme,
  { categories, series, format }: ChartData,
  isStill: boolean,
): ChartOption {
  const write = format ?? ((value: number) => formatNumber(value));
  const axisText = { color: theme.color.text3, fontSize: 11, fontFamily: theme.font.family };
  const axes = Math.max(0, ...series.map((one) => one.axis ?? 0)) + 1;
  return {
    animation: !isStill,
    animationDuration: 200,
    textStyle: { fontFamily: theme.font.family, color: theme.color.text },
    grid: {
      left: 8,
      right: 8,
      top: 20,
      bottom: 12,
      outerBoundsMode: 'same' as const,
      outerBoundsContain: 'axisLabel' as const,
    },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: theme.color.text, opacity: 0.06 } },
      backgroundColor: theme.color.raised,
      borderColor: theme.color.border,
      textStyle: { color: theme.color.text, fontSize: 12, fontFamily: theme.font.family },
      valueFormatter: (value) => (typeof value === 'number' ? write(value) : 'None'),
    },
    xAxis: {
      type: 'category',
      data: [...categories],
      axisLine: { lineStyle: { color: theme.color.border2 } },
      axisTick: { show: false },
      axisLabel: { ...axisText, hideOverlap: true, interval: categories.length <= 14 ? 0 : 'auto' },
    },
    yAxis: Array.from({ length: axes }, (_, index) => ({
      type: 'value' as const,
      splitNumber: 3,
      position: index === 0 ? ('left' as const) : ('right' as const),
      splitLine: { show: index === 0, lineStyle: { color: theme.color.border } },
      axisLabel: { ...axisText, formatter: write },
    })),
    series: series.map((one, index) => drawSeries(theme, one, index)),
  };
}
