import { Card, FigureScroll, FigureTable } from '@washcoat/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAnchor } from './use-anchor';

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
  /** What addresses call it after their `#`; one that is opened so stands in sight, with the keyboard in it. */
  anchor?: string;
  note?: ReactNode;
  action?: ReactNode;
  /** The titles of the columns; the first one names the rows. */
  columns: readonly string[];
  rows: readonly FigureRow[];
  /** The titles of columns of words, which stand left. */
  words?: readonly string[];
  /** A last row that sums the others. */
  total?: readonly ReactNode[];
  /** Where it has more columns than there is room for, so that its rows are cards: on a phone or in any small window. */
  cardsOn?: 'phone' | 'small';
  /** What stands in place of rows when there are none. */
  nothing?: ReactNode;
}

/** A short table of figures in a card of its own; it scrolls sideways where there is no room. */
export function FigureCard(props: FigureCardProps) {
  const { title, anchor, note, action, columns, words, rows, total, cardsOn, nothing } = props;
  const atAnchor = useAnchor<HTMLDivElement>(anchor);
  const isText = (column: string | undefined) => (column && words?.includes(column) ? true : undefined);
  return (
    <Card title={title} note={note} action={action} flush>
      {rows.length === 0 && nothing !== undefined ? (
        <Nothing>{nothing}</Nothing>
      ) : (
        <FigureScroll ref={atAnchor} tabIndex={0} role="group" aria-label={title}>
          <FigureTable aria-label={title} data-cards={cardsOn}>
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
        </FigureScroll>
      )}
    </Card>
  );
}
