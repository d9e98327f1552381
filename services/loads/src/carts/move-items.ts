import { conflict, isStale, type UnitOfWork } from '@washcoat/service-kit';
import { itemName } from '../items/item-offer';
import type { ItemRecord } from '../items/item.model';
import { moveItems } from '../items/item.repository';
import type { LoadRecord } from './load.model';

/** How many of the items that moved a step of a load names. */
const MOST_NAMED = 20;

/** Moves items to another load, with a step of each in the audit trail. */
export async function moveTo(unit: UnitOfWork, items: readonly ItemRecord[], loadId: string): Promise<void> {
  const { now } = unit;
  await unit.write(moveItems({ itemIds: items.map(({ itemId }) => itemId), loadId, at: now }));
  for (const before of items) {
    const after = { ...before, loadId, version: before.version + 1, updatedAt: now };
    await unit.audit({ action: 'move', entity: 'load_item', entityId: before.itemId, before, after });
  }
}

/** What moved, in words: `GS2, KT 0334 and 3 more to Corner weekly`. */
export function movedWords(
  items: readonly ItemRecord[],
  preposition: 'to' | 'from',
  loadName: string,
): string {
  const names = items.slice(0, MOST_NAMED).map(itemName).join(', ');
  const more = items.length > MOST_NAMED ? ` and ${items.length - MOST_NAMED} more` : '';
  return `${names}${more} ${preposition} ${loadName}`;
}

/** Refuses who has not seen a load as it is. Throws 409. */
export function assertSeen(load: LoadRecord, version: number): void {
  if (!isStale(load, version)) return;
  throw conflict(`${load.loadName} was changed meanwhile. Look at it as it is now and try again.`, 'STALE');
}
