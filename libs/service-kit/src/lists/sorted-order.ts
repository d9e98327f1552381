import type { SortKey } from '@washcoat/contract-kernel';
import type { KeysetColumn, KeysetOrder } from './keyset-page';

/**
 * The order that was asked for: by the columns that `keys` name, one after the other, and what they leave open by the columns
 * of `otherwise`, which make it total. Without keys it is `otherwise`.
 */
export function sortedOrder<Id extends string>(
  keys: readonly SortKey<Id>[] | undefined,
  columns: Readonly<Record<Id, KeysetColumn>>,
  otherwise: KeysetOrder,
): KeysetOrder {
  const last = keys?.at(-1);
  if (!keys || !last) return otherwise;
  const named = keys.map(({ columnId, direction }) => ({ ...columns[columnId], direction }));
  const rest = otherwise.columns.filter(({ sql }) => named.every((column) => column.sql !== sql));
  return { columns: [...named, ...rest], direction: last.direction };
}
