import type { Session } from '@washcoat/contract-entities';
import type { LoadDetail } from '@washcoat/contract-loads';
import type { Knex } from 'knex';
import { itemsOf } from '../items/item.repository';
import { disclosureTo } from '../items/price-disclosure';
import { presentLoadDetail } from './load.presenter';
import { findLoad } from './load.repository';

/** How many items a load opens with. */
const FIRST_ITEMS = 20;

/** A load with its totals and its first items, or all with isShowAll. Throws 404 out of scope. */
export async function getLoad(
  database: Knex,
  session: Session,
  { loadId, isShowAll }: { loadId: string; isShowAll?: boolean },
): Promise<LoadDetail> {
  const load = await findLoad(database, session, loadId);
  const items = await itemsOf(database, loadId);
  const shown = isShowAll ? items : items.slice(0, FIRST_ITEMS);
  return presentLoadDetail(load, { items, shown }, session, await disclosureTo(database, session, items));
}
