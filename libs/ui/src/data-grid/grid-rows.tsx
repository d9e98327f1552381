import type { Table } from '@tanstack/react-table';
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import type { Column } from './column';
import { showCutText } from './cut-text';
import { Ghost } from './ghost';
import { namesRow } from './names-row';
import { isMeantForRow } from './row-click';
import { withMarked } from './row-selection';
import type { RowSelection } from './row-selection';
import type { RowState } from './row-state';
import { useTabStops } from './use-tab-stops';
import type { GridRow } from './use-table-model';
import { walkRows } from './walk';

export interface GridRowsProps<Row> {
  table: Table<GridRow<Row>>;
  columns: ReadonlyMap<string, Column<Row>>;
  rowState?: (row: Row) => RowState | undefined;
  onRowOpen?: (row: Row) => void;
  selection?: RowSelection<Row>;
}

/** The rows, or skeletons of them. Tab reaches one row and its controls, arrows the others. */
export function GridRows<Row>({ table, columns, rowState, onRowOpen, selection }: GridRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const onFocus = useTabStops(body);
  const { rows } = table.getRowModel();
  const naming = [...columns.values()].find(namesRow);
  const openAt = (at: number) => {
    const row = rows[at]?.original.row;
    if (row !== undefined) onRowOpen?.(row);
  };
  const markAt = ({ ids, onChange }: RowSelection<Row>, at: number) => {
    const line = rows[at];
    if (line?.original.row !== undefined) onChange(withMarked(ids, [line.id], !ids.has(line.id)));
  };
  const keys = { open: openAt, mark: selection && ((at: number) => markAt(selection, at)) };
  return (
    <tbody
      ref={body}
      aria-hidden={rows.some(({ original }) => original.row === undefined) || undefined}
      onFocus={onFocus}
      onKeyDown={(event) => walkRows(event, keys)}
      onMouseOver={showCutText}
    >
      {rows.map((line, at) => {
        const { row } = line.original;
        const state = row === undefined ? undefined : rowState?.(row);
        return (
          <tr
            key={line.id}
            tabIndex={row === undefined ? undefined : -1}
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
