import type { LoadItem } from '@washcoat/contract-loads';
import type { ItemChange } from './item-editing';

type Pictured = Pick<LoadItem, 'loadUrls'>;

/**
 * A change that only adds pictures to an item, as one of the item as others have changed it since: theirs and the added ones
 * go together. Undefined for any other change.
 */
export function besideTheirs(seen: Pictured, current: Pictured, change: ItemChange): ItemChange | undefined {
  const { loadUrls, ...others } = change;
  if (!loadUrls || Object.keys(others).length > 0) return undefined;
  if (!seen.loadUrls.every((url) => loadUrls.includes(url))) return undefined;
  const added = loadUrls.filter((url) => !seen.loadUrls.includes(url));
  return { loadUrls: [...current.loadUrls, ...added] };
}
