import type { ReactNode, Ref } from 'react';
import { Button, FailedPart, HiddenText, ProgressLine, breakpoints, useIsNarrow } from '@washcoat/ui';
import type { Column, Sort } from './column';
import { ColumnChooser } from './column-chooser';
import { CardPage, Foot, GridFrame, Notice, Tools } from './grid-frame';
import { RowCards } from './row-cards';
import type { RowSelection } from './row-selection';
import type { RowState } from './row-state';

export interface DataGridProps<Row> {
  /** What the table lists, for assistive technology. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** First load: skeleton rows in the same columns. */
  isLoading?: boolean;
  /** Later load: old rows stay, a copper line runs under the header. */
  isUpdating?: boolean;
  /** Why the rows did not load, in words. */
  error?: string;
  onRetry?: () => void;
  /** What stands under the header when there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** Makes rows openable by click and Enter. */
  onRowOpen?: (row: Row) => void;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** Draws a row as a card under 720 px. */
  cardFor?: (row: Row) => ReactNode;
  rowState?: (row: Row) => RowState | undefined;
  /** Puts a check box before each row and one for the page in the header; Space on a row chooses it. */
  selection?: RowSelection<Row>;
  /** Under this name widths and shown columns are remembered in the browser. */
  storageKey?: string;
  /** Shows the chooser over the table; it can also stand in a toolbar as `ColumnChooser`. */
  columnChooser?: boolean;
  rowHeight?: 30 | 36 | 44;
  /** Of rows that say more than one line; in a work grid. */
  linesPerRow?: 3;
  /** Pixels; for long lists that scroll inside. Without it the table is as high as its rows. */
  height?: number;
  /** Under the rows, inside the card: a `Pager`. */
  footer?: ReactNode;
}

export interface GridShellProps<Row> extends DataGridProps<Row> {
  frame: Ref<HTMLElement>;
  /** What was said last to those who listen. */
  said?: string;
  /** The table itself; not drawn where rows are cards. */
  children: ReactNode;
}

/** What stands around the rows of every list: notices, outcomes, the pager, the chooser; and cards on a phone. */
export function GridShell<Row>(props: GridShellProps<Row>) {
  const { label, columns, rows, getRowId, isLoading = false, isUpdating = false, error, onRetry } = props;
  const { empty, onRowOpen, cardFor, rowState, selection, storageKey, columnChooser, footer } = props;
  const { frame, said = '', children } = props;
  const isPhone = useIsNarrow(breakpoints.phone);
  const isEmpty = !isLoading && rows.length === 0;
  const outcome = isEmpty && (error ? <FailedPart title={error} onRetry={onRetry} plain /> : empty);
  const notice = error && !isEmpty && (
    <Notice role="alert">
      {error}
      {onRetry && (
        <Button size={28} onClick={onRetry}>
          Try again
        </Button>
      )}
    </Notice>
  );
  const status = <HiddenText role="status">{isLoading ? `Loading ${label}` : said}</HiddenText>;

  if (isPhone && cardFor) {
    return (
      <CardPage>
        {isUpdating && <ProgressLine />}
        {status}
        {notice}
        {outcome || (
          <RowCards {...{ label, rows, getRowId, cardFor, rowState, selection, onRowOpen, isLoading }} />
        )}
        {footer}
      </CardPage>
    );
  }
  return (
    <GridFrame ref={frame} aria-label={label} aria-busy={isLoading || isUpdating}>
      {columnChooser && storageKey !== undefined && (
        <Tools>
          <ColumnChooser storageKey={storageKey} columns={columns} size={28} kind="quiet" />
        </Tools>
      )}
      {status}
      {notice}
      {children}
      {outcome}
      <Foot>{footer}</Foot>
    </GridFrame>
  );
}
