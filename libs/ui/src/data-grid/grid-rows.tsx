import type { Table } from '@tanstack/react-table';
import { useMemo, useRef } from 'react';
import type { Column } from './column';
import { showCutText } from './cut-text';
import { GridLine } from './grid-line';
import { withMarked } from './row-selection';
import type { RowSelection } from './row-selection';
import type { RowState } from './row-state';
import { rowIndexOf, useDrawnRows } from './use-drawn-rows';
import { useTabStops } from './use-tab-stops';
import type { GridRow } from './use-table-model';
import { walkRows } from './walk';

export interface GridRowsProps<Row> {
  table: Table<GridRow<Row>>;
  rowHeight: number;
  columns: ReadonlyMap<string, Column<Row>>;
  rowState?: (row: Row) => RowState | undefined;
  onRowOpen?: (row: Row) => void;
  selection?: RowSelection<Row>;
}

/**
 * The rows, or skeletons of them; of a long table those near the view. Tab reaches one row and its controls, arrows the
 * others.
 */
export function GridRows<Row>(props: GridRowsProps<Row>) {
  const { table, rowHeight, columns, rowState, onRowOpen, selection } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const settle = useTabStops(body);
  const { rows } = table.getRowModel();
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const isLoading = useMemo(() => rows.some(({ original }) => original.row === undefined), [rows]);
  const { lines, isPart, onFocus, onBlur, toEnds } = useDrawnRows(body, ids, rowHeight);
  const drawn = lines.flatMap((line) => ('at' in line ? [line.at] : []));
  const ordered = useMemo(() => inTableOrder([...columns.values()]), [columns]);
  const openAt = (at: number) => {
    const row = rows[at]?.original.row;
    if (row !== undefined) onRowOpen?.(row);
  };
  const markAt = ({ ids, onChange }: RowSelection<Row>, at: number) => {
    const line = rows[at];
    if (line?.original.row !== undefined) onChange(withMarked(ids, [line.id], !ids.has(line.id)));
  };
  // The keys count what is drawn.
  const rowAt = (place: number) => drawn[place] ?? place;
  const keys = {
    open: (place: number) => openAt(rowAt(place)),
    mark: selection && ((place: number) => markAt(selection, rowAt(place))),
  };
  return (
    <tbody
      ref={body}
      aria-hidden={isLoading || undefined}
      onFocus={(event) => {
        settle(event);
        onFocus(event);
      }}
      onBlur={onBlur}
      onKeyDown={(event) => toEnds(event) || walkRows(event, keys)}
      onMouseMove={showCutText}
    >
      {lines.map((place) => {
        if (!('at' in place))
          return <tr key={`before ${place.rowsBefore}`} aria-hidden style={{ height: place.height }} />;
        const { at } = place;
        const line = rows[at];
        if (!line) return null;
        const { row } = line.original;
        return (
          <GridLine
            key={line.id}
            row={row}
            columns={ordered}
            index={isPart ? rowIndexOf(at) : undefined}
            state={row === undefined ? undefined : rowState?.(row)}
            isMarked={selection?.ids.has(line.id) ?? false}
            onOpen={() => openAt(at)}
          />
        );
      })}
    </tbody>
  );
}

/** As the header has them: what is fixed at the right stands there last. */
function inTableOrder<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return [...columns.filter(({ isActions }) => !isActions), ...columns.filter(({ isActions }) => isActions)];
}
