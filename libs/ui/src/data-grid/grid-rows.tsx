import type { Table } from '@tanstack/react-table';
import { useMemo, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { Column } from './column';
import { showCutText } from './cut-text';
import { Ghost } from './ghost';
import { namesRow } from './names-row';
import { isMeantForRow } from './row-click';
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
  const { lines, isPart, onFocus, onBlur, toEnds } = useDrawnRows(body, ids, rowHeight);
  const drawn = lines.flatMap((line) => ('at' in line ? [line.at] : []));
  const naming = [...columns.values()].find(namesRow);
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
      aria-hidden={rows.some(({ original }) => original.row === undefined) || undefined}
      onFocus={(event) => {
        settle(event);
        onFocus(event);
      }}
      onBlur={onBlur}
      onKeyDown={(event) => toEnds(event) || walkRows(event, keys)}
      onMouseOver={showCutText}
    >
      {lines.map((place) => {
        if (!('at' in place))
          return <tr key={`before ${place.rowsBefore}`} aria-hidden style={{ height: place.height }} />;
        const { at } = place;
        const line = rows[at];
        if (!line) return null;
        const { row } = line.original;
        const state = row === undefined ? undefined : rowState?.(row);
        return (
          <tr
            key={line.id}
            tabIndex={row === undefined ? undefined : -1}
            aria-rowindex={isPart ? rowIndexOf(at) : undefined}
            aria-current={state === 'selected' || undefined}
            data-state={state}
            data-marked={selection?.ids.has(line.id) || undefined}
            onClick={(event: MouseEvent) => isMeantForRow(event) && openAt(at)}
          >
            {line.getVisibleCells().map((cell) => {
              const column = columns.get(cell.column.id);
              if (!column) return null;
              const Cell = column === naming ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  scope={column === naming ? 'row' : undefined}
                  data-align={column.align}
                  data-pinned={column.isActions}
                >
                  <div>{row === undefined ? <Ghost shape={column.skeleton} /> : column.render(row)}</div>
                </Cell>
              );
            })}
          </tr>
        );
      })}
    </tbody>
  );
}
