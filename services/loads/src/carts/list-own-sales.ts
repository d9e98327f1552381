import type { Session } from '@washcoat/contract-entities';
import { loadTypes, type loadMine, type OwnSale } from '@washcoat/contract-loads';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { FacilityCopyModel } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { ItemModel } from '../items/item.model';
import { LoadModel } from './load.model';
import { presentLoad } from './load.presenter';
import { loadsSeenBy } from './load.repository';

const { columns: l } = LoadModel;
const { columns: i } = ItemModel;

interface Counted {
  itemCount: number;
  waitingCount: number;
  unofferedCount: number;
}

/** An item to answer, a quote to agree to, or a list that was not sent. */
const waitsForSeller = `(
  exists (
    select 1 from load_item item
     where item.load_id = load.load_id and item.status = 0 and item.changed_by = 'buyer' and not item.is_did_not_buy
  )
  or (load.type = 5 and (load.status = 3 or load.sent_at is null))
)`;

/** What is sold and not completed: what the seller has to answer first, then what changed last. */
export async function listOwnSales(
  database: Knex,
  session: Session,
  { count, offset }: InputOf<typeof loadMine>,
): Promise<AnswerOf<typeof loadMine>> {
  const items = () => LoadModel.relatedQuery('items').alias('load_item');
  const waiting = items().where(i.status, 0).where(i.changedBy, 'buyer').where(i.isDidNotBuy, false);
  const sold = loadsSeenBy(database, session).whereIn(l.type, [
    loadTypes.request,
    loadTypes.quote,
    loadTypes.cart,
    loadTypes.finished,
  ]);
  if (session.hierarchy !== 2 && session.companyId)
    void sold.whereNot(FacilityCopyModel.columns.companyId, session.companyId);
  const loads = await sold
    .select(
      items().count().as('itemCount'),
      waiting.count().as('waitingCount'),
      items().whereNull(i.offeredAt).count().as('unofferedCount'),
    )
    .orderByRaw(`${waitsForSeller} desc`)
    .orderBy([{ column: l.updatedAt, order: 'desc' }, { column: l.loadId }])
    .limit(count + 1)
    .offset(offset)
    .castTo<(LoadModel & Counted)[]>();
  return {
    list: loads.slice(0, count).map(presentSale),
    areMoreItemsAvailable: loads.length > count,
  };
}

function presentSale(load: LoadModel & Counted): OwnSale {
  const itemCount = Number(load.itemCount);
  return {
    ...presentLoad(load, itemCount),
    waitingCount: Number(load.waitingCount),
    isOffered: itemCount > 0 && Number(load.unofferedCount) === 0,
    sentAt: load.sentAt?.toISOString() ?? null,
  };
}
