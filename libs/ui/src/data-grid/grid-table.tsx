import { useContext, useMemo } from 'react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { InsideDialog, ProgressLine } from '@washcoat/ui';
import type { Column, Sort } from './column';
import { totalWidth } from './column-widths';
import { GridRows } from './grid-rows';
import type { RowSelection } from './row-selection';
import type { RowState } from './row-state';
import { TableHead } from './table-head';
import { headerHeight, Table } from './table-style';
import { isDrawnInPart } from './use-drawn-rows';
import { useTableModel } from './use-table-model';
import type { GridRow } from './use-table-model';

/** The shell's bar; a page with another one says so in the variable. */
const underTopBar = 'var(--top-bar-height, 56px)';

const Scroller = styled.div<{ $height: string | undefined; $limit: string | undefined }>`
  position: relative;
  height: ${({ $height = 'auto' }) => $height};
  max-height: ${({ $limit = 'none' }) => $limit};
  overflow: ${({ $height, $limit }) => ($height === undefined && $limit === undefined ? 'visible' : 'auto')};
  scrollbar-gutter: ${({ $height }) => ($height === undefined ? 'auto' : 'stable')};

  @media print {
    height: auto;
    max-height: none;
    overflow: visible;
  }
`;

const LineSlot = styled.div<{ $top: string }>`
  position: sticky;
  z-index: 5;
  top: ${({ $top }) => $top};
  left: 0;
  height: 0;
`;

export interface GridTableProps<Row> {
  ref?: Ref<HTMLDivElement>;
  label: string;
  columns: readonly Column<Row>[];
  rows: GridRow<Row>[];
  /** Pixels of each column. */
  widths: Record<string, number>;
  /** Pixels between the sides of the frame. */
  room: number;
  rowHeight: number;
  height?: number;
  isBusy: boolean;
  isUpdating: boolean;
  sort: Sort | null | undefined;
  onSort?: (sort: Sort) => void;
  onResize: (columnId: string, width: number) => void;
  rowState?: (row: Row) => RowState | undefined;
  onRowOpen?: (row: Row) => void;
  selection?: RowSelection<Row>;
}

/**
 * The table itself. The page scrolls it and the header stops under the top bar; with a height, or when it needs
 * more width than there is, it scrolls by itself and the header stops at its own top.
 */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const { ref, label, columns, rows, widths, room, rowHeight, height, isBusy, isUpdating, ...rest } = props;
  const { sort, onSort, onResize, rowState, onRowOpen, selection } = rest;
  const isInDialog = useContext(InsideDialog);
  const table = useTableModel({ columns, rows, widths, sort, onSort, onResize });
  const columnOf = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const needed = totalWidth(widths);
  const isSideways = needed > room;
  const isOwnScroller = isSideways || height !== undefined;
  const top = isOwnScroller || isInDialog ? '0px' : underTopBar;
  return (
    <Scroller
      ref={ref}
      $height={height === undefined ? undefined : `${height}px`}
      $limit={isSideways ? `calc(100dvh - ${underTopBar})` : undefined}
    >
      <LineSlot $top={top}>{isUpdating && <ProgressLine top={headerHeight - 1} />}</LineSlot>
      <Table
        aria-label={label}
        aria-busy={isBusy}
        aria-rowcount={isDrawnInPart(rows.length) ? rows.length + 1 : undefined}
        style={{ minWidth: needed }}
        $top={top}
        $rowHeight={rowHeight}
        $opens={onRowOpen !== undefined}
        $sideways={isSideways}
      >
        <colgroup>
          {table.getFlatHeaders().map(({ id }) => (
            <col
              key={id}
              data-column={id}
              data-whole={columnOf.get(id)?.isWhole}
              style={{ width: widths[id] }}
            />
          ))}
        </colgroup>
        <TableHead table={table} columns={columnOf} />
        <GridRows columns={columnOf} {...{ table, rowHeight, rowState, onRowOpen, selection }} />
      </Table>
    </Scroller>
  );
}
