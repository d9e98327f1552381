import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  DateText,
  Figure,
  Money,
  Picture,
  StatusPill,
  formatDate,
  formatNumber,
  noValue,
} from '@washcoat/ui';
import type { DateFormat, DateInput, DecimalInput, StatusSubject } from '@washcoat/ui';
import type { Column } from './column';

const Muted = styled.span`
  color: ${({ theme }) => theme.color.text3};
`;

const CodeText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1.5)};
  min-width: 0;
  ${({ theme }) => theme.font.code}
  font-weight: 600;
`;

const Cut = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  width: 100%;
`;

type Base<Row> = Omit<Column<Row>, 'render' | 'align' | 'isActions' | 'skeleton'>;

/** Words; a second, muted part may follow the first. */
export function textColumn<Row>(
  column: Base<Row> & {
    value: (row: Row) => string | null | undefined;
    second?: (row: Row) => string | null | undefined;
    muted?: boolean;
  },
): Column<Row> {
  const { value, second, muted, ...base } = column;
  return {
    minWidth: 96,
    text: (row) => [value(row), second?.(row)].filter(Boolean).join(' '),
    ...base,
    skeleton: 'text',
    render: (row) => {
      const text = value(row);
      const Words = muted || !text ? Muted : 'span';
      const more = second?.(row);
      return (
        <span>
          <Words>{text || noValue}</Words>
          {more && <Muted> {more}</Muted>}
        </span>
      );
    },
  };
}

/** A stamped code in bold; marks (a shared stamp, a test) follow it. */
export function codeColumn<Row>(
  column: Base<Row> & { value: (row: Row) => string; marks?: (row: Row) => ReactNode },
): Column<Row> {
  const { value, marks, ...base } = column;
  return {
    minWidth: 120,
    priority: 1,
    isWhole: true,
    text: value,
    ...base,
    skeleton: 'text',
    render: (row) => (
      <CodeText>
        <Cut>{value(row)}</Cut>
        {marks?.(row)}
      </CodeText>
    ),
  };
}

interface FigureOptions<Row> {
  value: (row: Row) => DecimalInput | null | undefined;
  /** The one number people decide on. */
  bold?: boolean;
  muted?: boolean | ((row: Row) => boolean);
  /** An icon before the number, e.g. a lock. */
  mark?: (row: Row) => ReactNode;
}

function isMuted<Row>(muted: FigureOptions<Row>['muted'], row: Row): boolean | undefined {
  return typeof muted === 'function' ? muted(row) : muted;
}

/** US dollars, right-aligned. */
export function moneyColumn<Row>(column: Base<Row> & FigureOptions<Row> & { digits?: number }): Column<Row> {
  const { value, bold, muted, mark, digits, ...base } = column;
  return {
    minWidth: 88,
    isWhole: true,
    text: (row) => String(value(row) ?? ''),
    ...base,
    align: 'right',
    skeleton: 'number',
    render: (row) => (
      <>
        {mark?.(row)}
        <Money value={value(row)} digits={digits} bold={bold} muted={isMuted(muted, row)} />
      </>
    ),
  };
}

/** A number, right-aligned; the unit stands in the title or after the number. */
export function numberColumn<Row>(
  column: Base<Row> & FigureOptions<Row> & { digits?: number; unit?: string },
): Column<Row> {
  const { value, bold, muted, mark, digits, unit, ...base } = column;
  return {
    minWidth: 72,
    isWhole: true,
    text: (row) => String(value(row) ?? ''),
    ...base,
    align: 'right',
    skeleton: 'number',
    render: (row) => {
      const text = formatNumber(value(row), digits);
      return (
        <>
          {mark?.(row)}
          <Figure $bold={bold} $muted={isMuted(muted, row) ?? text === noValue}>
            {unit && text !== noValue ? `${text} ${unit}` : text}
          </Figure>
        </>
      );
    },
  };
}

/** A moment in one of the product's formats; `stacked` puts the time under the date. */
export function dateColumn<Row>(
  column: Base<Row> & {
    value: (row: Row) => DateInput | null | undefined;
    format: DateFormat;
    stacked?: boolean;
  },
): Column<Row> {
  const { value, format, stacked, ...base } = column;
  return {
    minWidth: 96,
    isWhole: true,
    text: (row) => (value(row) ? formatDate(value(row), format) : ''),
    ...base,
    skeleton: 'text',
    render: (row) => <DateText value={value(row)} format={format} stacked={stacked} />,
  };
}

/** The pill of a status. */
export function statusColumn<Row>(
  column: Base<Row> & { of: StatusSubject; value: (row: Row) => string },
): Column<Row> {
  const { of, value, ...base } = column;
  return {
    minWidth: 120,
    text: value,
    ...base,
    skeleton: 'pill',
    render: (row) => <StatusPill of={of} status={value(row)} />,
  };
}

/** A thumbnail of 36 × 27, first in the row; its title is for the column chooser only. */
export function pictureColumn<Row>(
  column: Partial<Base<Row>> & {
    src: (row: Row) => string | null | undefined;
    code?: (row: Row) => string;
    type?: (row: Row) => string | null | undefined;
    size?: 36 | 48;
  },
): Column<Row> {
  const { src, code, type, size = 36, ...base } = column;
  return {
    id: 'picture',
    title: 'Picture',
    header: '',
    width: size + 28,
    priority: 1,
    ...base,
    skeleton: 'picture',
    render: (row) => <Picture src={src(row)} alt="" size={size} code={code?.(row)} type={type?.(row)} />,
  };
}

/** What can be done with a row; last, fixed and never hidden. */
export function actionsColumn<Row>(column: {
  render: (row: Row) => ReactNode;
  /** Pixels; 28 for each button and 24 of air. */
  width?: number;
  title?: string;
}): Column<Row> {
  return {
    id: 'actions',
    title: column.title ?? 'Actions',
    header: '',
    width: column.width ?? 80,
    priority: 0,
    isActions: true,
    skeleton: 'none',
    render: (row) => <Actions>{column.render(row)}</Actions>,
  };
}
