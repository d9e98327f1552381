import type { Header, Table } from '@tanstack/react-table';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef } from 'react';
import { HiddenText } from '@washcoat/ui';
import type { Column } from './column';
import { ColumnEdge } from './column-edge';
import { showCutText } from './cut-text';
import { useTabStops } from './use-tab-stops';
import type { GridRow } from './use-table-model';
import { walkHeaders } from './walk';

const sortWords = { asc: 'ascending', desc: 'descending' } as const;

export interface HeaderRowProps<Row> {
  table: Table<GridRow<Row>>;
  columns: ReadonlyMap<string, Column<Row>>;
}

/** The headers: titles, sort buttons, and edges for resizing. Tab reaches one of them, arrows the others. */
export function HeaderRow<Row>({ table, columns }: HeaderRowProps<Row>) {
  const row = useRef<HTMLTableRowElement>(null);
  const onFocus = useTabStops(row);
  return (
    <tr ref={row} onFocus={onFocus} onKeyDown={walkHeaders} onMouseOver={showCutText}>
      {table.getFlatHeaders().map((header) => {
        const column = columns.get(header.column.id);
        return column && <HeaderCell key={column.id} column={column} header={header} table={table} />;
      })}
    </tr>
  );
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  header: Header<GridRow<Row>, unknown>;
  table: Table<GridRow<Row>>;
}

function HeaderCell<Row>({ column, header, table }: HeaderCellProps<Row>) {
  const { id, title } = column;
  const canSort = header.column.getCanSort();
  const canResize = header.column.getCanResize();
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
      aria-label={title}
      aria-sort={direction ? sortWords[direction] : canSort ? 'none' : undefined}
      tabIndex={canResize && !canSort ? -1 : undefined}
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
      {canResize && (
        <ColumnEdge
          title={title}
          width={header.getSize()}
          smallest={header.column.columnDef.minSize ?? 0}
          onResize={(width) => table.setColumnSizing((widths) => ({ ...widths, [id]: width }))}
        />
      )}
    </th>
  );
}
