import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import type { EChartsType } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import type { ChartOption } from './chart-option';

register([BarChart, LineChart, GridComponent, TooltipComponent, LegendComponent, SVGRenderer]);

export interface PlotProps {
  option: ChartOption;
  height: number;
  /** Index of the category under the pointer, null when it left. */
  onPoint?: (index: number | null) => void;
  /** Category to point at from outside, e.g. the row under the pointer. */
  pointed?: number | null;
}

/** The drawing surface. It follows its width and is decoration: the numbers stand in the table beside it. */
export function Plot({ option, height, onPoint, pointed }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const size = element.clientWidth > 0 ? {} : { width: 600 };
    const drawn = init(element, null, { renderer: 'svg', height, ...size });
    chart.current = drawn;
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => drawn.resize());
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      drawn.dispose();
      chart.current = null;
    };
  }, [height]);

  useEffect(() => {
    chart.current?.setOption(option, { notMerge: true });
  }, [option, height]);

  useEffect(() => {
    const drawn = chart.current;
    if (!drawn || !onPoint) return undefined;
    const over = (event: { dataIndex: number }) => onPoint(event.dataIndex);
    const out = () => onPoint(null);
    drawn.on('mouseover', over);
    drawn.on('globalout', out);
    return () => {
      drawn.off('mouseover', over);
      drawn.off('globalout', out);
    };
  }, [onPoint, height]);

  useEffect(() => {
    if (pointed === undefined) return;
    if (pointed === null) chart.current?.dispatchAction({ type: 'hideTip' });
    else chart.current?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: pointed });
  }, [pointed]);

  return <div ref={place} style={{ height }} aria-hidden />;
}
