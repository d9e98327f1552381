import { Card, FigureTable } from '@washcoat/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Scroll = styled.div`
  position: relative;
  overflow-x: auto;

  & [data-text] {
    text-align: left;
  }

  /* Rows of many columns stand as cards where a window has no room for them. */
  @media (max-width: 1279px) {
    & > table[data-wide] {
      /* Parts of a table are as wide as their text. */
      &,
      tbody,
      tfoot {
        display: block;
      }
      thead {
        display: none;
      }
      tr {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
        height: auto;
        padding: ${({ theme }) => `${theme.space(2)} 0`};
        border-bottom: 1px solid ${({ theme }) => theme.color.border};
      }
      tr > th {
        grid-column: 1 / -1;
      }
      tr > :is(th, td) {
        height: auto;
        padding-left: ${({ theme }) => theme.space(4)};
        border: 0;
        text-align: left;
        white-space: normal;
        overflow-wrap: anywhere;
      }
      tr > td::before {
        content: attr(data-title);
        display: block;
        color: ${({ theme }) => theme.color.text2};
      }
    }
  }
`;

const Nothing = styled.p`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  color: ${({ theme }) => theme.color.text3};
`;

/** A row of figures; its first cell names it. */
export interface FigureRow {
  id: string;
  cells: readonly ReactNode[];
}

export interface FigureCardProps {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  /** The titles of the columns; the first one names the rows. */
  columns: readonly string[];
  rows: readonly FigureRow[];
  /** The titles of columns of words, which stand left. */
  words?: readonly string[];
  /** A last row that sums the others. */
  total?: readonly ReactNode[];
  /** Whether it has more columns than a small window has room for; its rows are cards there. */
  wide?: boolean;
  /** What stands in place of rows when there are none. */
  nothing?: ReactNode;
}

/** A short table of figures in a card of its own; it scrolls sideways where there is no room. */
export function FigureCard(props: FigureCardProps) {
  const { title, note, action, columns, words, rows, total, wide, nothing } = props;
  const isText = (column: string | undefined) => (column && words?.includes(column) ? true : undefined);
  return (
    <Card title={title} note={note} action={action} flush>
      {rows.length === 0 && nothing !== undefined ? (
        <Nothing>{nothing}</Nothing>
      ) : (
        <Scroll tabIndex={0} role="region" aria-label={title}>
          <FigureTable aria-label={title} data-wide={wide || undefined}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" data-text={isText(column)}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, cells }) => (
                <tr key={id}>
                  <th scope="row">{cells[0]}</th>
                  {cells.slice(1).map((cell, index) => (
                    <td
                      key={columns[index + 1]}
                      data-title={columns[index + 1]}
                      data-text={isText(columns[index + 1])}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {total && (
              <tfoot>
                <tr>
                  <th scope="row">{total[0]}</th>
                  {total.slice(1).map((cell, index) => (
                    <td key={columns[index + 1]} data-title={columns[index + 1]}>
                      {cell}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </FigureTable>
        </Scroll>
      )}
    </Card>
  );
}
