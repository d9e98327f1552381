import { createHash } from 'node:crypto';
import { isBought } from '@washcoat/metals';
import type { ItemRecord } from '../items/item.model';
import type { LoadRecord } from './load.model';

/** The lines that a signature is given for, as a fingerprint: what is bought, how much of it, and for how much. */
export function linesOf(items: readonly ItemRecord[]): string {
  const lines = items
    .filter(isBought)
    .map(({ oem, description, group, finalQty, finalUnit, adjustedPrice, total }) =>
      JSON.stringify([oem, description, group, finalQty, finalUnit, adjustedPrice, total]),
    );
  return createHash('sha256').update(lines.sort().join('\n')).digest('base64url');
}

/** Whether `items` are still the lines that were signed; unknown where nobody signed, or that was not kept then. */
export function areLinesSigned({ signedLines }: LoadRecord, items: readonly ItemRecord[]): boolean | null {
  return signedLines === null ? null : signedLines === linesOf(items);
}
