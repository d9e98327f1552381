import { createHmac } from 'node:crypto';
import type { LoadRecord } from '../carts/load.model';
import { totalsOf } from '../carts/load-totals';
import { linesOf } from '../carts/signed-lines';
import type { ItemRecord } from '../items/item.model';
import type { LinkRecord } from './link.model';
import type { LinkSight } from './link.policy';

/** A load with what is on it. */
export interface Listed {
  load: LoadRecord;
  items: readonly ItemRecord[];
}

/** The same, and what its seller is shown of prices. */
export interface Shown extends Listed {
  sight: LinkSight;
}

/**
 * A fingerprint of the lines of a load, what they come to and which prices were shown, by which an approval says what it
 * is of: who approved without seeing prices has not approved them. It is sealed with
 * a secret of the link: whoever knows the lines cannot find out prices that are not shown by trying them.
 */
export function sealOf({ seal }: Pick<LinkRecord, 'seal'>, { load, items, sight }: Shown): string {
  const { grandtotal } = totalsOf(load, items);
  return createHmac('sha256', seal)
    .update(JSON.stringify([linesOf(items), grandtotal, sight.unit, sight.sums, sight.discountAmount]))
    .digest('base64url');
}
