import type { ColumnChoice } from '@washcoat/ui';
import type { CellNeeds } from './cell-needs';
import type { Column } from './column';

/** `total` in whole pixels after `weights`; the parts add up to it. */
function portions(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  return weights.map((weight) => {
    const before = Math.floor((total * passed) / all);
    passed += weight;
    return Math.floor((total * passed) / all) - before;
  });
}

/** Widths in which columns whose text is cut have the pixels that others do not use; what people chose stays. */
export function evenWidths<Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
  widths: Readonly<Record<string, number>>,
  needs: CellNeeds,
): Record<string, number> {
  const surplus = ({ id }: Column<Row>) => (widths[id] ?? 0) - (needs[id] ?? widths[id] ?? 0);
  const free = columns.filter(
    ({ id, isActions, withoutEdge, skeleton }) =>
      !isActions && !withoutEdge && skeleton !== 'picture' && choice.widths[id] === undefined,
  );
  const givers = free.filter((column) => surplus(column) > 0);
  const takers = free.filter((column) => surplus(column) < 0);
  const spare = givers.map(surplus);
  const lack = takers.map((column) => -surplus(column));
  const sum = (pixels: number[]) => pixels.reduce((total, one) => total + one, 0);
  const moved = Math.floor(Math.min(sum(spare), sum(lack)));
  const next = { ...widths };
  if (moved <= 0) return next;
  const move = (column: Column<Row>, pixels = 0) => (next[column.id] = (next[column.id] ?? 0) + pixels);
  portions(moved, spare).forEach((pixels, at) => givers[at] && move(givers[at], -pixels));
  portions(moved, lack).forEach((pixels, at) => takers[at] && move(takers[at], pixels));
  return next;
}
