import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { MOST_LABELS, type loadLabelsPdf } from '@washcoat/contract-loads';
import { isBought, isPoundGroup } from '@washcoat/metals';
import { conflict } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { LoadRecord } from '../carts/load.model';
import { findLoad } from '../carts/load.repository';
import { itemName } from '../items/item-offer';
import type { ItemRecord } from '../items/item.model';
import { findItem, itemsOf } from '../items/item.repository';
import type { Label } from './label-page';

type Asked = InputOf<typeof loadLabelsPdf>;

/**
 * The labels of a load as they were asked for: of its bag, of each item that is bought, or of one. Their codes lead to
 * the load below `baseUrl`; no price is on them.
 *
 * @throws 404 out of scope, 409 for an empty load and for too many
 */
export async function labelsOfLoad(
  database: Knex,
  session: Session,
  { loadId, kind, itemId }: Asked,
  baseUrl: string,
): Promise<Label[]> {
  const load = await findLoad(database, session, loadId);
  if (itemId) return [itemLabel(load, await findItem(database, load.loadId, itemId), baseUrl)];
  const items = (await itemsOf(database, load.loadId)).filter(isBought);
  if (!items.length)
    throw conflict('Nothing on this load is bought, so there is nothing to label.', 'NO_ITEMS');
  if (kind === 'bag') return [bagLabel(load, items, baseUrl)];
  if (items.length > MOST_LABELS)
    throw conflict(`Print at most ${MOST_LABELS} labels at once.`, 'TOO_MANY_LABELS');
  return items.map((item) => itemLabel(load, item, baseUrl));
}

const addressOf = ({ loadId }: LoadRecord, baseUrl: string) => new URL(`/load/${loadId}`, baseUrl);

function bagLabel(load: LoadRecord, items: readonly ItemRecord[], baseUrl: string): Label {
  const { loadName, companyName, facility } = load;
  const lines = [companyName, facility.name, `${items.length} ${items.length === 1 ? 'item' : 'items'}`];
  return { address: addressOf(load, baseUrl).toString(), title: loadName, lines };
}

function itemLabel(load: LoadRecord, item: ItemRecord, baseUrl: string): Label {
  const address = addressOf(load, baseUrl);
  address.searchParams.set('item', item.itemId);
  const { finalQty, group, box, description, oem } = item;
  const amount = `${finalQty}${isPoundGroup(group) ? ' lb' : ''} · ${group}${box ? ` · Box ${box}` : ''}`;
  const lines = [oem ? description : '', amount, load.loadName, load.companyName];
  return { address: address.toString(), title: itemName(item), lines };
}
