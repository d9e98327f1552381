import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, FailedPart, HiddenText, ProgressLine, breakpoints, useIsNarrow } from '@washcoat/ui';
import type { GridRow } from './cell-view';
import type { Column, Sort } from './column';
import { ColumnChooser } from './column-chooser';
import { rememberColumns, useColumnChoice } from './column-choice';
import { GridBody } from './grid-body';
import { GridViewContext } from './grid-context';
import type { GridView, RowState } from './grid-context';
import { GridFrame } from './grid-theme';
import { RowCards } from './row-cards';
import { useWidth } from './use-width';
import { noChoice, visibleColumns } from './visible-columns';

const Notice = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  background: ${({ theme }) => theme.color.danger.soft};
  color: ${({ theme }) => theme.color.danger.text};
`;

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
`;

const Surface = styled.div`
  position: relative;
`;

const Foot = styled.footer`
  border-top: 1px solid ${({ theme }) => theme.color.border};

  &:empty {
    display: none;
  }
`;

const CardPage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
`;

const ghosts: GridRow[] = Array.from({ length: 8 }, (_, index) => ({
  id: `ghost-${index}`,
  isSkeleton: true,
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
    storageKey,
    columnChooser,
    rowHeight = 36,
    footer,
  } = props;
  const [ownChoice, setOwnChoice] = useState(noChoice);
  const remembered = useColumnChoice(storageKey ?? '');
  const choice = storageKey === undefined ? ownChoice : remembered;
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame);
  const isPhone = useIsNarrow(breakpoints.phone);
  const shown = useMemo(() => visibleColumns(columns, choice, width), [columns, choice, width]);

  const ids = rows.map(getRowId).join('\n');
  const gridRows = useMemo(
    () =>
      isLoading
        ? ghosts
        : ids === ''
          ? []
          : ids.split('\n').map((id): GridRow => ({ id, isSkeleton: false })),
    [ids, isLoading],
  );
  const view = useMemo((): GridView => {
    const rowOf = new Map(rows.map((row) => [getRowId(row), row]));
    const columnOf = new Map(columns.map((column) => [column.id, column]));
    return {
      cell: (columnId, rowId) => {
        const row = rowOf.get(rowId);
        return row === undefined ? null : columnOf.get(columnId)?.render(row);
      },
      header: (columnId) => {
        const column = columnOf.get(columnId);
        return column?.header === '' ? (
          <HiddenText>{column.title}</HiddenText>
        ) : (
          (column?.header ?? column?.title)
        );
      },
      skeleton: (columnId) => columnOf.get(columnId)?.skeleton ?? 'text',
      alignOf: (columnId) => columnOf.get(columnId)?.align ?? 'left',
      sortOf: (columnId) => (sort?.columnId === columnId ? sort.direction : undefined),
      stateOf: (rowId) => {
        const row = rowOf.get(rowId);
        return row === undefined ? undefined : rowState?.(row);
      },
    };
  }, [rows, getRowId, columns, rowState, sort]);

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
        {outcome || <RowCards {...{ label, rows, getRowId, cardFor, rowState, onRowOpen, isLoading }} />}
        {footer}
      </CardPage>
    );
  }
  const resize = (columnId: string, columnWidth: number) => {
    const next = { ...choice, widths: { ...choice.widths, [columnId]: columnWidth } };
    if (storageKey === undefined) setOwnChoice(next);
    else rememberColumns(storageKey, next);
  };
  const open = (rowId: string) => {
    const row = rows.find((one) => getRowId(one) === rowId);
    if (row !== undefined) onRowOpen?.(row);
  };
  return (
    <GridFrame
      ref={frame}
      aria-label={label}
      aria-busy={isLoading || isUpdating}
      $opens={onRowOpen !== undefined}
    >
      {columnChooser && storageKey !== undefined && (
        <Tools>
          <ColumnChooser storageKey={storageKey} columns={columns} size={28} kind="quiet" />
        </Tools>
      )}
      {status}
      {notice}
      <GridViewContext value={view}>
        <Surface>
          {isUpdating && <ProgressLine top={32} />}
          <GridBody
            columns={shown}
            rows={gridRows}
            choice={choice}
            sort={sort}
            rowHeight={rowHeight}
            height={props.height}
            onSort={onSort}
            onOpen={onRowOpen && open}
            onResize={resize}
          />
        </Surface>
      </GridViewContext>
      {outcome}
      <Foot>{footer}</Foot>
    </GridFrame>
  );
}
