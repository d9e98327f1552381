import type { Table } from '@tanstack/react-table';
import type { RefObject } from 'react';
import type { Column } from './column';
import { ColumnEdge } from './column-edge';
import { useTabStops } from './use-tab-stops';
import type { GridRow } from './use-table-model';

export interface EdgeRowProps<Row> {
  ref: RefObject<HTMLTableRowElement | null>;
  table: Table<GridRow<Row>>;
  columns: ReadonlyMap<string, Column<Row>>;
}

/** A row without height, and none for assistive technology: the edges that lie over the headers above it. */
export function EdgeRow<Row>({ ref, table, columns }: EdgeRowProps<Row>) {
  const onFocus = useTabStops(ref);
  return (
    <tr ref={ref} role="presentation" onFocus={onFocus}>
      {table.getFlatHeaders().map((header) => (
        <td key={header.id} role="presentation">
          {header.column.getCanResize() && (
            <ColumnEdge
              title={columns.get(header.id)?.title ?? ''}
              width={header.getSize()}
              smallest={header.column.columnDef.minSize ?? 0}
              onResize={(width) => table.setColumnSizing((widths) => ({ ...widths, [header.id]: width }))}
            />
          )}
        </td>
      ))}
    </tr>
  );
}
