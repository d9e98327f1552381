import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Skeleton } from '@washcoat/ui';
import { isMeantForRow } from './row-click';
import { SelectPage, SelectRow, withMarked } from './row-selection';
import type { RowSelection } from './row-selection';
import type { RowState } from './row-state';
import { isDrawnInPart } from './use-drawn-rows';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
`;

/** Of a long list a card out of view costs neither layout nor paint; its edge has room for shadow and focus ring. */
const Card = styled.li<{ $isOfLong: boolean }>`
  ${({ $isOfLong, theme }) =>
    $isOfLong &&
    css`
      margin: -${theme.space(1)};
      padding: ${theme.space(1)};
      content-visibility: auto;
      contain-intrinsic-size: auto 120px;
    `}
`;

const Shell = styled.div<{ $state: RowState | undefined; $opens: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme, $state }) => ($state === 'selected' ? theme.color.selected : theme.color.surface)};
  box-shadow: ${({ theme }) => theme.shadow.s1};
  color: ${({ theme, $state }) => ($state === 'dimmed' ? theme.color.text3 : 'inherit')};
  cursor: ${({ $opens }) => ($opens ? 'pointer' : 'default')};
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;

const Ghost = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
`;

export interface RowCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  cardFor: (row: Row) => ReactNode;
  rowState?: (row: Row) => RowState | undefined;
  selection?: RowSelection<Row>;
  onRowOpen?: (row: Row) => void;
  isLoading: boolean;
}

/** The rows of a table as cards, for narrow screens. */
export function RowCards<Row>(props: RowCardsProps<Row>) {
  const { label, rows, getRowId, cardFor, rowState, selection, onRowOpen, isLoading } = props;
  if (isLoading) {
    return (
      <List aria-label={label} aria-busy>
        {[0, 1, 2, 3].map((index) => (
          <li key={index}>
            <Shell $state={undefined} $opens={false}>
              <Ghost>
                <Skeleton $width="40%" $height="14px" />
                <Skeleton $width="65%" />
                <Skeleton $width="80%" />
              </Ghost>
            </Shell>
          </li>
        ))}
      </List>
    );
  }
  return (
    <>
      {selection && <SelectPage selection={selection} page={rows.map(getRowId)} />}
      <List aria-label={label}>
        {rows.map((row) => {
          const id = getRowId(row);
          const click = (event: MouseEvent) => {
            if (isMeantForRow(event)) onRowOpen?.(row);
          };
          const press = (event: KeyboardEvent) => {
            if (event.target !== event.currentTarget) return;
            if (event.key === 'Enter') onRowOpen?.(row);
            if (event.key !== ' ' || !selection) return;
            event.preventDefault();
            selection.onChange(withMarked(selection.ids, [id], !selection.ids.has(id)));
          };
          const opening = onRowOpen ? { tabIndex: 0, onClick: click, onKeyDown: press } : {};
          const state = selection?.ids.has(id) ? 'selected' : rowState?.(row);
          return (
            <Card key={id} $isOfLong={isDrawnInPart(rows.length)}>
              <Shell $state={state} $opens={onRowOpen !== undefined} {...opening}>
                {selection && <SelectRow {...{ selection, row, id }} />}
                <Content>{cardFor(row)}</Content>
              </Shell>
            </Card>
          );
        })}
      </List>
    </>
  );
}
