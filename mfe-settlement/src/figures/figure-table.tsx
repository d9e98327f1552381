import { breakpoints, Card } from '@washcoat/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export const Scroll = styled.div`
  position: relative;
  overflow-x: auto;

  @media print {
    overflow: visible;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  white-space: nowrap;

  & th,
  & td {
    height: 30px;
    padding: 0 ${({ theme }) => theme.space(1.5)};
    text-align: right;
  }
  & :is(th, td):first-child {
    padding-left: ${({ theme }) => theme.space(4)};
  }
  & :is(th, td):last-child {
    padding-right: ${({ theme }) => theme.space(4)};
  }
  & [data-text] {
    text-align: left;
  }
  & thead th {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.text2};
    ${({ theme }) => theme.text.t12}
    font-weight: 500;
  }
  & tbody th {
    font-weight: 600;
  }
  @media screen and (max-width: ${breakpoints.phone - 0.02}px) {
    & tbody th {
      white-space: normal;
    }
  }
  & tbody tr + tr > *,
  & tfoot tr > * {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
  & tfoot tr > * {
    background: ${({ theme }) => theme.color.sunken};
    font-weight: 600;
  }
  & tr {
    break-inside: avoid;
  }
  @media print {
    & tbody [data-text] {
      min-width: 56px;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;

export const Nothing = styled.p`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  color: ${({ theme }) => theme.color.text3};
`;

/** A column of figures; the first one names the row. */
export interface FigureColumn {
  id: string;
  title: ReactNode;
  /** Words stand left, numbers right. */
  isText?: boolean;
}

export interface FigureRow {
  id: string;
  /** As many as there are columns. */
  cells: readonly ReactNode[];
}

export interface FigureTableProps {
  /** Names the table for assistive technology. */
  label: string;
  /** The heading over it; without one the first column names the table. */
  title?: string;
  note?: string;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
  /** A last row that sums the others. */
  total?: readonly ReactNode[];
  /** What stands in place of the rows when there are none. */
  nothing?: string;
}

/** One table of figures in a card; it scrolls sideways where there is no room. */
export function FigureTable({ label, title, note, columns, rows, total, nothing }: FigureTableProps) {
  const alignment = (index: number) => (columns[index]?.isText ? true : undefined);
  return (
    <Card title={title} note={note} flush>
      {rows.length === 0 && nothing !== undefined ? (
        <Nothing>{nothing}</Nothing>
      ) : (
        <Scroll tabIndex={0} role="group" aria-label={label}>
          <Table aria-label={label}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.id} scope="col" data-text={column.isText}>
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row" data-text>
                    {row.cells[0]}
                  </th>
                  {row.cells.slice(1).map((cell, index) => (
                    <td key={columns[index + 1]?.id} data-text={alignment(index + 1)}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {total && rows.length > 0 && (
              <tfoot>
                <tr>
                  {total.map((cell, index) => (
                    <td key={columns[index]?.id} data-text={index === 0 || alignment(index)}>
                      {cell}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </Table>
        </Scroll>
      )}
    </Card>
  );
}
