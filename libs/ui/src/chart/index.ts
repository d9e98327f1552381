export { Chart } from './chart';
export type { ChartProps } from './chart';
export { chartOption } from './chart-option';
export type { ChartData, ChartOption } from './chart-option';
export type { TableData } from './chart-table';
export { barSeries, lineSeries, rangeSeries, seriesColor } from './series';
export type { ChartSeries } from './series';
