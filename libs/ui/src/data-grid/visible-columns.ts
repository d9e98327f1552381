import type { ColumnChoice } from '@washcoat/ui';
import { isColumnForced, isColumnWanted } from '../columns/column-choice';
import type { CellNeeds } from './cell-needs';
import { withNeeds } from './cell-needs';
import type { Column } from './column';
import { smallestWidth } from './column-widths';

function room<Row>(column: Column<Row>, choice: ColumnChoice): number {
  const own = choice.widths[column.id] ?? column.width;
  return own === undefined ? (column.minWidth ?? 80) : Math.max(own, smallestWidth(column));
}

/** The part of its smallest width that a column keeps at least; with less the table scrolls sideways. */
const leastShare = 0.75;

/** Columns that must stay although they do not fit give up part of their smallest width, if little is enough. */
function squeezed<Row>(
  columns: Column<Row>[],
  choice: ColumnChoice,
  width: number,
  needs: CellNeeds,
): Column<Row>[] {
  const isFixed = ({ id, width: own, isWhole }: Column<Row>) =>
    (choice.widths[id] ?? own ?? (isWhole ? needs[id] : undefined)) !== undefined;
  const sum = (some: Column<Row>[]) => some.reduce((total, column) => total + room(column, choice), 0);
  const share = (width - sum(columns.filter(isFixed))) / sum(columns.filter((column) => !isFixed(column)));
  if (share < leastShare) return columns;
  return columns.map((column) =>
    isFixed(column) ? column : { ...column, minWidth: Math.floor(room(column, choice) * share) },
  );
}

/**
 * The columns that fit into `width` pixels, in their order. A column people chose stays; others leave by
 * `hideBelow` first, then from the highest priority number down until the rest fits. Columns that must not be cut are as
 * wide as their content `needs`.
 */
export function visibleColumns<Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
  width: number,
  needs: CellNeeds = {},
): Column<Row>[] {
  const wanted = withNeeds(columns, needs).filter(
    (column) =>
      isColumnWanted(column, choice) && (isColumnForced(column, choice) || width >= (column.hideBelow ?? 0)),
  );
  const leaving = wanted
    .filter((column) => !column.isActions && !isColumnForced(column, choice) && (column.priority ?? 2) > 1)
    .map((column, index) => ({ column, rank: (column.priority ?? 2) * 1000 + index }))
    .sort((one, other) => other.rank - one.rank);
  let needed = wanted.reduce((sum, column) => sum + room(column, choice), 0);
  const gone = new Set<string>();
  for (const { column } of leaving) {
    if (needed <= width) break;
    gone.add(column.id);
    needed -= room(column, choice);
  }
  const shown = wanted.filter((column) => !gone.has(column.id));
  return needed > width ? squeezed(shown, choice, width, needs) : shown;
}
