import type { ReactNode } from 'react';
import styled from 'styled-components';

const Scroll = styled.div.attrs({ tabIndex: 0 })<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${({ theme }) => theme.text.t12}
  ${({ theme }) => theme.font.tabular}

  & th,
  & td {
    height: 30px;
    padding: 0 ${({ theme }) => theme.space(4)};
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
    text-align: right;
    white-space: nowrap;
  }
  & th:first-child,
  & td:first-child {
    text-align: left;
  }
  & thead th {
    position: sticky;
    top: 0;
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.text2};
    font-weight: 500;
  }
  & tbody th {
    font-weight: 500;
  }
`;

/** The numbers of a chart as text. The first column names the row. */
export interface TableData {
  columns: readonly string[];
  rows: ReadonlyArray<readonly ReactNode[]>;
}

export interface ChartTableProps {
  caption: string;
  table: TableData;
  height: number;
}

/** The same numbers as the chart, as a table. */
export function ChartTable({ caption, table, height }: ChartTableProps) {
  return (
    <Scroll $height={height} role="region" aria-label={`${caption}, as a table`}>
      <Table aria-label={caption}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={at}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
