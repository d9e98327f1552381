import type { LoadSnapshot } from '@washcoat/contract-loads';
import { Decimal, isBought, isPieceGroup, toCents } from '@washcoat/metals';
import { rowsOf, statement, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { publishBookingsOf } from '../booking/publish-booking';
import { appendDifference, bookLoads } from '../metal-account/book-metal';
import { contentOf, factsOfOrder, fillContents, weighedPounds } from './item-content';

type Unit = Pick<UnitOfWork, 'trx' | 'now' | 'publish' | 'writeLast'>;

type Noted =
  | 'loadId'
  | 'lockedId'
  | 'version'
  | 'companyId'
  | 'companyName'
  | 'facilityCity'
  | 'completedAt'
  | 'grandtotal';

/**
 * Waits for others who keep purchases (`lockContents`), then for those who book this order, and notes it unless a version
 * as new is known.
 */
const noteLoad = statement<Noted>(`insert into bought_load
    (load_id, version, company_id, company_name, facility_city, completed_at, grandtotal)
  select :loadId::uuid, :version::integer, :companyId::uuid, :companyName::text, :facilityCity::text,
         :completedAt::timestamptz, :grandtotal::numeric
    from (select pg_advisory_xact_lock(601),
                 pg_advisory_xact_lock(hashtextextended(:lockedId::text, 601))) as locked
  on conflict (load_id) do update
     set version = excluded.version, company_id = excluded.company_id, company_name = excluded.company_name,
         facility_city = excluded.facility_city, completed_at = excluded.completed_at,
         grandtotal = excluded.grandtotal
   where bought_load.version < excluded.version
  returning xmax = 0 as "isFirst"`);

/**
 * Keeps what was bought with a completed or amended order, and books its ounces. A version that is not newer than the
 * one that is kept changes nothing. Of items that are kept already the metal stays as it was known first, unless another
 * quantity was bought.
 *
 * @throws Error when the order says not when it was completed: such an event is malformed and must be looked at
 */
export async function keepLoad(unit: Unit, load: LoadSnapshot): Promise<void> {
  const { trx, now } = unit;
  const { loadId, version, companyId, companyName, facilityCity, grandtotal, buyerFinalisedDate } = load;
  if (!buyerFinalisedDate) throw new Error(`The completed load ${loadId} has no buyerFinalisedDate.`);
  const noted = { loadId, version, companyId, companyName, facilityCity, grandtotal };
  const [kept] = await rowsOf<{ isFirst: boolean }>(
    trx,
    noteLoad({ ...noted, lockedId: loadId, completedAt: buyerFinalisedDate }),
  );
  if (!kept) return;
  if (kept.isFirst && !(await keepNewItems(trx, load))) {
    unit.writeLast(appendDifference({ at: now, id: loadId }));
    return;
  }
  if (!kept.isFirst) {
    await keepItems(trx, load);
    await fillContents(trx, { loadId });
  }
  await bookLoads(trx, now, [loadId]);
  await publishBookingsOf(unit, [loadId]);
}

const columns = `load_id, item_id, item_no, box, product_id, oem, description, type, final_qty, pieces, cost,
    content_known, default_of, pounds, pt_oz, pd_oz, rh_oz`;

const insertItems = statement<'loadId' | 'rows'>(`with kept as (
    insert into bought_item (${columns})
    select ${columns} from jsonb_populate_recordset(null::bought_item, :rows::jsonb)
  )
  select 1 from settlement_purchase where load_id = :loadId limit 1`);

const unknownContent = { content_known: false, default_of: null, pt_oz: 0, pd_oz: 0, rh_oz: 0 };

/**
 * Keeps the items of an order that was not known, with their metal as far as it can be told. Answers whether one of its
 * boxes is in a settlement.
 */
async function keepNewItems(trx: Knex.Transaction, load: LoadSnapshot): Promise<boolean> {
  const { loadId } = load;
  const items = boughtItems(load);
  const productIds = [...new Set(items.flatMap(({ product_id }) => product_id ?? []))];
  const facts = await factsOfOrder(trx, loadId, productIds);
  const rows = items.map((item) => {
    const known = facts.get(item.product_id ?? '');
    const valued = { ...item, final_qty: String(item.final_qty), default_of: null };
    const content = known && contentOf({ ...valued, ...known });
    return { ...item, ...unknownContent, ...(content && { ...content, content_known: true }) };
  });
  return (await rowsOf(trx, insertItems({ loadId, rows: JSON.stringify(rows) }))).length > 0;
}

/** Whether the metal of an item that is kept is known and stays. */
const staysKnown = `(bought_item.content_known and bought_item.type = excluded.type
  and bought_item.final_qty = excluded.final_qty
  and bought_item.product_id is not distinct from excluded.product_id)`;

async function keepItems(trx: Knex.Transaction, load: LoadSnapshot): Promise<void> {
  const rows = boughtItems(load);
  await trx('bought_item')
    .where({ load_id: load.loadId })
    .whereNotIn(
      'item_id',
      rows.map(({ item_id }) => item_id),
    )
    .delete();
  if (!rows.length) return;
  await trx.raw(
    `insert into bought_item
       (load_id, item_id, item_no, box, product_id, oem, description, type, final_qty, pieces, cost, pounds)
     select load_id, item_id, item_no, box, product_id, oem, description, type, final_qty, pieces, cost, pounds
     from jsonb_populate_recordset(null::bought_item, ?::jsonb)
     on conflict (load_id, item_id) do update
       set item_no = excluded.item_no, box = excluded.box, product_id = excluded.product_id, oem = excluded.oem,
         description = excluded.description, type = excluded.type, final_qty = excluded.final_qty,
         pieces = excluded.pieces, cost = excluded.cost,
         default_of = case when bought_item.product_id is not distinct from excluded.product_id
           then bought_item.default_of end,
         pounds = case when ${staysKnown} then bought_item.pounds else excluded.pounds end,
         content_known = ${staysKnown}`,
    [JSON.stringify(rows)],
  );
  await trx('bought_item')
    .where({ load_id: load.loadId, content_known: false })
    .update({ pt_oz: 0, pd_oz: 0, rh_oz: 0 });
}

/** The items that were bought; their costs are shares of what the order came to, and add up to it to the cent. */
function boughtItems(load: LoadSnapshot) {
  const grandtotal = new Decimal(load.grandtotal);
  let [spent, charged] = [new Decimal(0), new Decimal(0)];
  const bought = load.items.filter(isBought);
  const subtotal = bought.reduce((sum, { total }) => sum.plus(total), new Decimal(0));
  return bought.map((item, index) => {
    spent = spent.plus(item.total);
    const share = subtotal.isZero() ? new Decimal(index + 1).div(bought.length) : spent.div(subtotal);
    const upTo = new Decimal(toCents(grandtotal.times(share).toFixed(20)));
    const cost = upTo.minus(charged).toNumber();
    charged = upTo;
    return {
      ...{ load_id: load.loadId, item_id: item.itemId, item_no: index + 1, box: item.box },
      ...{ product_id: item.productId, oem: item.oem, description: item.description, type: item.type },
      ...{ final_qty: item.finalQty, pieces: isPieceGroup(item.type) ? item.finalUnit : 0, cost },
      // Of pieces they are not known before their metal is.
      pounds: weighedPounds(item.type, item.finalQty),
    };
  });
}
