import type { LoadSnapshot } from '@washcoat/contract-loads';
import { Decimal, isBought, isPieceGroup, toCents } from '@washcoat/metals';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { tellBookingsOf } from '../booking/tell-booking';
import { bookLoads } from '../metal-account/book-metal';
import { fillContents, lockContents } from './item-content';

/**
 * Keeps what was bought with a completed or amended order, and books its ounces. A version that is not newer than the
 * one that is kept changes nothing. Of items that are kept already the metal stays as it was known first, unless another
 * quantity was bought.
 *
 * @throws Error when the order says not when it was completed: such an event is malformed and must be looked at
 */
export async function keepLoad(unit: Pick<UnitOfWork, 'trx' | 'now' | 'publish'>, load: LoadSnapshot) {
  const { trx, now } = unit;
  const { loadId, version, buyerFinalisedDate } = load;
  if (!buyerFinalisedDate) throw new Error(`The completed load ${loadId} has no buyerFinalisedDate.`);
  await lockContents(trx);
  const kept = await trx('bought_load')
    .insert({
      ...{ load_id: loadId, version, company_id: load.companyId, company_name: load.companyName },
      ...{ facility_city: load.facilityCity, completed_at: buyerFinalisedDate, grandtotal: load.grandtotal },
    })
    .onConflict('load_id')
    .merge()
    .where('bought_load.version', '<', version)
    .returning('load_id');
  if (!kept.length) return;
  await keepItems(trx, load);
  await fillContents(trx, { loadId });
  await bookLoads(trx, now, [loadId]);
  await tellBookingsOf(unit, [loadId]);
}

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
       (load_id, item_id, item_no, box, product_id, oem, description, type, final_qty, pieces, cost)
     select load_id, item_id, item_no, box, product_id, oem, description, type, final_qty, pieces, cost
     from jsonb_populate_recordset(null::bought_item, ?::jsonb)
     on conflict (load_id, item_id) do update
       set item_no = excluded.item_no, box = excluded.box, product_id = excluded.product_id, oem = excluded.oem,
         description = excluded.description, type = excluded.type, final_qty = excluded.final_qty,
         pieces = excluded.pieces, cost = excluded.cost,
         default_of = case when bought_item.product_id is not distinct from excluded.product_id
           then bought_item.default_of end,
         content_known = bought_item.content_known and bought_item.type = excluded.type
           and bought_item.final_qty = excluded.final_qty
           and bought_item.product_id is not distinct from excluded.product_id`,
    [JSON.stringify(rows)],
  );
  await trx('bought_item')
    .where({ load_id: load.loadId, content_known: false })
    .update({ pounds: 0, pt_oz: 0, pd_oz: 0, rh_oz: 0 });
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
    };
  });
}
