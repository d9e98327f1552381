import { ChartColumn, Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import styled, { useTheme } from 'styled-components';
import { Card, IconButton, Skeleton, formatNumber, noValue } from '@washcoat/ui';
import type { Theme } from '@washcoat/ui';
import { chartOption } from './chart-option';
import type { ChartData, ChartOption } from './chart-option';
import { ChartTable } from './chart-table';
import type { TableData } from './chart-table';
import { Plot } from './plot';
import { seriesColor } from './series';

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(4)};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};

  & > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(1.5)};
  }
`;

const Key = styled.span<{ $color: string; $line: boolean }>`
  width: 10px;
  height: ${({ $line }) => ($line ? '2px' : '10px')};
  border-radius: ${({ $line }) => ($line ? '1px' : '2px')};
  background: ${({ $color }) => $color};
`;

const Middle = styled.div<{ $height: number }>`
  display: flex;
  align-items: flex-end;
  justify-content: space-around;
  gap: ${({ theme }) => theme.space(3)};
  height: ${({ $height }) => $height}px;
  padding: ${({ theme }) => theme.space(4)};
`;

const Said = styled(Middle)`
  align-items: center;
  color: ${({ theme }) => theme.color.text3};
`;

const Place = styled.div`
  padding: ${({ theme }) => `0 ${theme.space(2)}`};
`;

export interface ChartProps extends Partial<ChartData> {
  title: string;
  note?: ReactNode;
  /** Builds the drawing by hand; then `table` is required too. */
  option?: (theme: Theme) => ChartOption;
  /** The same numbers as text; made from the series when absent. */
  table?: TableData;
  /** What the categories are, the first column title of the table: Month, OEM. */
  rowTitle?: string;
  /** Pixels, 96 to 272. */
  height?: number;
  isLoading?: boolean;
  /** What is said when there is nothing to draw. */
  empty?: ReactNode;
  /** More at the right end of the header. */
  action?: ReactNode;
  onPoint?: (index: number | null) => void;
  pointed?: number | null;
}

function madeTable(
  { categories = [], series = [], format }: Partial<ChartData>,
  rowTitle: string,
): TableData {
  const write = (value: number | null | undefined, own?: (value: number) => string) =>
    value === null || value === undefined ? noValue : (own ?? format ?? formatNumber)(value);
  return {
    columns: [
      rowTitle,
      ...series.flatMap((one) => (one.lows ? [`${one.name}: lowest`, 'highest'] : one.name)),
    ],
    rows: categories.map((category, at) => [
      category,
      ...series.flatMap(({ values, lows, format: own }) =>
        (lows ? [lows[at], values[at]] : [values[at]]).map((value) => write(value, own)),
      ),
    ]),
  };
}

function prefersStill(): boolean {
  return (
    typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** A chart in a card: title left, legend right, and a switch to the same numbers as a table. */
export function Chart(props: ChartProps) {
  const {
    title,
    note,
    option,
    categories = [],
    series = [],
    format,
    height = 200,
    isLoading = false,
    action,
  } = props;
  const { empty = 'No data in this range', rowTitle = 'Category', onPoint, pointed } = props;
  const theme = useTheme();
  const [isTable, setTable] = useState(false);
  const drawn = useMemo(
    () => (option ? option(theme) : chartOption(theme, { categories, series, format }, prefersStill())),
    [option, theme, categories, series, format],
  );
  const table = props.table ?? madeTable({ categories, series, format }, rowTitle);
  const isEmpty = !isLoading && table.rows.length === 0;
  const tools = (
    <>
      {series.length > 0 && (
        <Legend aria-label="Legend">
          {series.map((one, index) => (
            <li key={one.name}>
              <Key $color={seriesColor(theme, one, index)} $line={one.kind === 'line'} />
              {one.name}
            </li>
          ))}
        </Legend>
      )}
      {action}
      {!isEmpty && !isLoading && (
        <IconButton label={isTable ? 'Show as chart' : 'Show as table'} onClick={() => setTable(!isTable)}>
          {isTable ? <ChartColumn size={16} /> : <Table2 size={16} />}
        </IconButton>
      )}
    </>
  );
  return (
    <Card title={title} note={note} action={tools} flush aria-busy={isLoading}>
      {isLoading ? (
        <Middle $height={height} role="status" aria-label={`Loading ${title}`}>
          {[40, 70, 55, 85, 60, 75, 45, 65].map((share, index) => (
            <Skeleton key={index} $width="8%" $height={`${share}%`} />
          ))}
        </Middle>
      ) : isEmpty ? (
        <Said $height={height}>{empty}</Said>
      ) : isTable ? (
        <ChartTable caption={title} table={table} height={height} />
      ) : (
        <Place>
          <Plot option={drawn} height={height} onPoint={onPoint} pointed={pointed} />
        </Place>
      )}
    </Card>
  );
}
