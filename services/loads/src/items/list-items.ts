import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import type { itemList } from '@washcoat/contract-loads';
import type { Knex } from 'knex';
import { findLoad } from '../carts/load.repository';
import { presentItem } from './item.presenter';
import { itemsOf, pageOfItems } from './item.repository';
import { disclosureTo } from './price-disclosure';

/** Items of a load, oldest first: a page, or all with isShowAll. Throws 404 for a load out of scope. */
export async function listItems(
  database: Knex,
  session: Session,
  { loadId, count, offset, isShowAll }: InputOf<typeof itemList>,
): Promise<AnswerOf<typeof itemList>> {
  await findLoad(database, session, loadId);
  const items = isShowAll
    ? await itemsOf(database, loadId)
    : await pageOfItems(database, loadId, { count: count + 1, offset });
  const shown = isShowAll ? items : items.slice(0, count);
  const isKnown = await disclosureTo(database, session, shown);
  return {
    list: shown.map((item) => presentItem(item, session, isKnown)),
    areMoreItemsAvailable: items.length > shown.length,
  };
}
