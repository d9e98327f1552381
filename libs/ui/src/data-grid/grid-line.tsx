import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import type { Column } from './column';
import { Ghost } from './ghost';
import { namesRow } from './names-row';
import { isMeantForRow } from './row-click';
import type { RowState } from './row-state';

export interface GridLineProps<Row> {
  /** Undefined while it is loading. */
  row: Row | undefined;
  /** In the order of the header. */
  columns: readonly Column<Row>[];
  /** How assistive technology numbers it, where not all rows are drawn. */
  index: number | undefined;
  state: RowState | undefined;
  isMarked: boolean;
  onOpen: () => void;
}

/**
 * One row of a table. Its cells are drawn anew when the row or the columns are others, and not because the table is: of
 * a long one that happens with every few rows that are scrolled.
 */
export function GridLine<Row>({ row, columns, index, state, isMarked, onOpen }: GridLineProps<Row>) {
  const cells = useMemo(() => {
    const naming = columns.find(namesRow);
    return columns.map((column) => {
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
    });
  }, [row, columns]);
  return (
    <tr
      tabIndex={row === undefined ? undefined : -1}
      aria-rowindex={index}
      aria-current={state === 'selected' || undefined}
      data-state={state}
      data-marked={isMarked || undefined}
      onClick={(event: MouseEvent) => isMeantForRow(event) && onOpen()}
    >
      {cells}
    </tr>
  );
}
