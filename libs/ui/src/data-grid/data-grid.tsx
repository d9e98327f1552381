import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import {
  Button,
  FailedPart,
  HiddenText,
  ProgressLine,
  breakpoints,
  declareColumns,
  noColumnChoice,
  rememberColumns,
  useColumnChoice,
  useIsNarrow,
} from '@washcoat/ui';
import { useCellNeeds } from './cell-needs';
import type { Column, Sort } from './column';
import { ColumnChooser } from './column-chooser';
import { columnWidths } from './column-widths';
import { CardPage, Foot, GridFrame, Notice, Tools } from './grid-frame';
import { GridTable } from './grid-table';
import { RowCards } from './row-cards';
import { selectionColumn } from './row-selection';
import type { RowSelection } from './row-selection';
import type { RowState } from './row-state';
import type { GridRow } from './use-table-model';
import { useWidth } from './use-width';
import { visibleColumns } from './visible-columns';

const ghosts: GridRow<never>[] = Array.from({ length: 8 }, (_, index) => ({
  id: `ghost-${index}`,
  row: undefined,
}));

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
  /** Pixels; for long lists that scroll inside. Without it the table is as high as its rows. */
  height?: number;
  /** Under the rows, inside the card: a `Pager`. */
  footer?: ReactNode;
}

/** The one table of the product. Sorting and paging are the server's; rows are cards on a phone. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const {
    label,
    columns,
    rows,
    getRowId,
    isLoading = false,
    isUpdating = false,
    error,
    onRetry,
    empty,
  } = props;
  const {
    onRowOpen,
    sort,
    onSort,
    cardFor,
    rowState,
    selection,
    storageKey,
    columnChooser,
    rowHeight = 36,
    height,
    footer,
  } = props;
  const [ownChoice, setOwnChoice] = useState(noColumnChoice);
  const remembered = useColumnChoice(storageKey ?? '');
  const choice = storageKey === undefined ? ownChoice : remembered;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const room = useWidth(height === undefined ? frame : scroller);
  const isPhone = useIsNarrow(breakpoints.phone);
  useEffect(() => {
    if (storageKey !== undefined) declareColumns(storageKey, columns);
  }, [storageKey, columns]);
  const all = useMemo(
    () => (selection ? [selectionColumn(selection, rows, getRowId), ...columns] : columns),
    [selection, rows, getRowId, columns],
  );
  const lines = useMemo(
    () => (isLoading ? ghosts : rows.map((row): GridRow<Row> => ({ id: getRowId(row), row }))),
    [rows, getRowId, isLoading],
  );
  const needs = useCellNeeds(frame, lines, room);
  const shown = useMemo(() => visibleColumns(all, choice, room, needs), [all, choice, room, needs]);
  const widths = useMemo(() => columnWidths(shown, choice, room, needs), [shown, choice, room, needs]);

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
  const status = <HiddenText role="status">{isLoading ? `Loading ${label}` : ''}</HiddenText>;

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
  const resize = (columnId: string, columnWidth: number) => {
    const next = { ...choice, widths: { ...choice.widths, [columnId]: columnWidth } };
    if (storageKey === undefined) setOwnChoice(next);
    else rememberColumns(storageKey, next);
  };
  return (
    <GridFrame ref={setFrame} aria-label={label} aria-busy={isLoading || isUpdating}>
      {columnChooser && storageKey !== undefined && (
        <Tools>
          <ColumnChooser storageKey={storageKey} columns={columns} size={28} kind="quiet" />
        </Tools>
      )}
      {status}
      {notice}
      <GridTable
        ref={setScroller}
        columns={shown}
        rows={lines}
        height={isEmpty ? undefined : height}
        isBusy={isLoading || isUpdating}
        onResize={resize}
        {...{ label, widths, room, rowHeight, isUpdating, sort, onSort, rowState, selection, onRowOpen }}
      />
      {outcome}
      <Foot>{footer}</Foot>
    </GridFrame>
  );
}
