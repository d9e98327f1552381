import type { ColumnChoice } from '@washcoat/ui';
import type { CellNeeds } from './cell-needs';
import type { Column } from './column';
import { evenWidths } from './even-widths';

/** Smallest width of a column in pixels, for sharing the room and for resizing. */
export function smallestWidth<Row>(column: Column<Row>): number {
  return column.minWidth ?? Math.min(56, column.width ?? 56);
}

/** Shares `room` by `flex`; who would fall under its smallest width gets that, and the others share the rest. */
function shares<Row>(columns: readonly Column<Row>[], room: number): [string, number][] {
  const flexOf = (column: Column<Row>) => column.flex ?? 1;
  const unit = room / columns.reduce((sum, column) => sum + flexOf(column), 0);
  const isSmall = (column: Column<Row>) => unit * flexOf(column) < smallestWidth(column);
  const small = columns.filter(isSmall);
  if (small.length === 0) return columns.map((column) => [column.id, Math.floor(unit * flexOf(column))]);
  const held = small.map((column): [string, number] => [column.id, smallestWidth(column)]);
  const taken = held.reduce((sum, [, width]) => sum + width, 0);
  const others = columns.filter((column) => !isSmall(column));
  return [...held, ...shares(others, room - taken)];
}

/**
 * Pixels of each column in a table that is `width` pixels wide: what people chose, else the column's own width,
 * else its share of what is left. Pixels nobody wants go to the last column. The sum exceeds `width` when the
 * smallest widths do. `needs` says what their content wants: who has more gives to whom it is cut. An unknown (infinite) width gives smallest widths.
 */
export function columnWidths<Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
  width: number,
  needs: CellNeeds = {},
): Record<string, number> {
  const fixedWidth = (column: Column<Row>) => {
    const wanted = choice.widths[column.id] ?? column.width;
    return wanted === undefined ? undefined : Math.max(wanted, smallestWidth(column));
  };
  const fixed = columns.flatMap((column): [string, number][] => {
    const own = fixedWidth(column);
    return own === undefined ? [] : [[column.id, own]];
  });
  const flexible = columns.filter((column) => fixedWidth(column) === undefined);
  const taken = fixed.reduce((sum, [, own]) => sum + own, 0);
  const room = Number.isFinite(width) ? Math.floor(width) - taken : 0;
  const widths = Object.fromEntries([...fixed, ...shares(flexible, room)]);
  const last = flexible.at(-1) ?? columns.at(-1);
  const spare = Number.isFinite(width) ? Math.floor(width) - totalWidth(widths) : 0;
  if (last && spare > 0) widths[last.id] = (widths[last.id] ?? 0) + spare;
  return evenWidths(columns, choice, widths, needs);
}

/** Pixels all columns need together. */
export function totalWidth(widths: Readonly<Record<string, number>>): number {
  return Object.values(widths).reduce((sum, width) => sum + width, 0);
}
