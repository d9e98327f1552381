import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { itemAdd, LoadItem } from '@washcoat/contract-loads';
import { Problem, type UnitOfWork } from '@washcoat/service-kit';
import { addToLoad } from './add-to-load';

/**
 * Adds a converter or a free item to a load; the first one sets it going. The price is the server's, of this moment.
 *
 * @throws 403, 404, 409 for a load that takes no items, 400 for counts and missing pictures
 */
export async function addItem(
  unit: UnitOfWork,
  session: Session,
  { loadId, ...input }: InputOf<typeof itemAdd>,
): Promise<{ message: string; item: LoadItem }> {
  const [item] = await addToLoad(unit, session, loadId, [input]);
  if (!item || item instanceof Problem) throw item ?? new Error('One item was added and none answered.');
  return { message: 'Successfully added the item in load', item };
}
