import type { Column } from './column';

/** What people chose about columns: which are on or off, and how wide. */
export interface ColumnChoice {
  readonly shown: Readonly<Record<string, boolean>>;
  readonly widths: Readonly<Record<string, number>>;
}

/** Nothing chosen yet. */
export const noChoice: ColumnChoice = { shown: {}, widths: {} };

function room<Row>(column: Column<Row>, choice: ColumnChoice): number {
  return choice.widths[column.id] ?? column.width ?? column.minWidth ?? 80;
}

/** Whether a column is wanted, before the width of the table is looked at. */
export function isWanted<Row>(column: Column<Row>, choice: ColumnChoice): boolean {
  return column.isActions === true || (choice.shown[column.id] ?? !column.offByDefault);
}

/** The part of its smallest width that a column keeps at least; with less the table scrolls sideways. */
const leastShare = 0.75;

/** Columns that must stay although they do not fit give up part of their smallest width, if little is enough. */
function squeezed<Row>(columns: Column<Row>[], choice: ColumnChoice, width: number): Column<Row>[] {
  const isFixed = (column: Column<Row>) => (choice.widths[column.id] ?? column.width) !== undefined;
  const sum = (some: Column<Row>[]) => some.reduce((total, column) => total + room(column, choice), 0);
  const share = (width - sum(columns.filter(isFixed))) / sum(columns.filter((column) => !isFixed(column)));
  if (share < leastShare) return columns;
  return columns.map((column) =>
    isFixed(column) ? column : { ...column, minWidth: Math.floor(room(column, choice) * share) },
  );
}

/**
 * The columns that fit into `width` pixels, in their order. A column people chose stays; others leave by
 * `hideBelow` first, then from the highest priority number down until the rest fits.
 */
export function visibleColumns<Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
  width: number,
): Column<Row>[] {
  const wanted = columns.filter(
    (column) =>
      isWanted(column, choice) && (choice.shown[column.id] === true || width >= (column.hideBelow ?? 0)),
  );
  const leaving = wanted
    .filter((column) => !column.isActions && choice.shown[column.id] !== true && (column.priority ?? 2) > 1)
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
  return needed > width ? squeezed(shown, choice, width) : shown;
}
