import type { Header, Table } from '@tanstack/react-table';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef } from 'react';
import type { FocusEvent } from 'react';
import { HiddenText } from '@washcoat/ui';
import type { Column } from './column';
import { showCutText } from './cut-text';
import { EdgeRow } from './edge-row';
import { headOf, settleTabStops } from './tab-stops';
import { useTabStops } from './use-tab-stops';
import type { GridRow } from './use-table-model';
import { walkHeaders } from './walk';

const sortWords = { asc: 'ascending', desc: 'descending' } as const;

export interface TableHeadProps<Row> {
  table: Table<GridRow<Row>>;
  columns: ReadonlyMap<string, Column<Row>>;
}

/**
 * Titles, sort buttons, and edges for resizing. Tab reaches one header and then its edge, arrows the other
 * headers. The edges have a row of their own because a control inside a header becomes part of its name.
 */
export function TableHead<Row>({ table, columns }: TableHeadProps<Row>) {
  const titles = useRef<HTMLTableRowElement>(null);
  const edges = useRef<HTMLTableRowElement>(null);
  const settle = useTabStops(titles);
  const focus = (event: FocusEvent<HTMLTableRowElement>) => {
    settle(event);
    const at = [...event.currentTarget.cells].findIndex((cell) => cell.contains(event.target));
    const edge = edges.current?.cells[at];
    if (edges.current && edge && headOf(edge)) settleTabStops(edges.current, edge);
  };
  return (
    <thead>
      <tr ref={titles} onFocus={focus} onKeyDown={walkHeaders} onMouseMove={showCutText}>
        {table.getFlatHeaders().map((header) => {
          const column = columns.get(header.column.id);
          return column && <HeaderCell key={column.id} column={column} header={header} />;
        })}
      </tr>
      <EdgeRow ref={edges} table={table} columns={columns} />
    </thead>
  );
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  header: Header<GridRow<Row>, unknown>;
}

function HeaderCell<Row>({ column, header }: HeaderCellProps<Row>) {
  const { title } = column;
  const canSort = header.column.getCanSort();
  const direction = header.column.getIsSorted();
  const Arrow = direction === 'asc' ? ChevronUp : ChevronDown;
  const words = column.header === '' ? <HiddenText>{title}</HiddenText> : (column.header ?? title);
  const content = (
    <>
      <span>{words}</span>
      {direction && <Arrow size={12} aria-hidden />}
    </>
  );
  return (
    <th
      scope="col"
      aria-sort={direction ? sortWords[direction] : canSort ? 'none' : undefined}
      tabIndex={header.column.getCanResize() && !canSort ? -1 : undefined}
      data-align={column.align}
      data-pinned={column.isActions}
    >
      {canSort ? (
        <button type="button" data-head tabIndex={-1} onClick={header.column.getToggleSortingHandler()}>
          {content}
        </button>
      ) : (
        <div>{content}</div>
      )}
    </th>
  );
}
