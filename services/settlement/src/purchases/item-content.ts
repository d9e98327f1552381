import { Decimal, lineOunces, METALS, POUND_GRAMS, roundTo, toDecimal } from '@washcoat/metals';
import { isPoundGroup, type ConverterGroup } from '@washcoat/metals';
import type { Knex } from 'knex';

/** Decimals of pounds, as lines of wire have them. */
const POUND_PLACES = 4;

/** An item whose metal is not known yet, with what catalogue and prices say of its converter. Numbers are texts. */
interface UnknownItem {
  load_id: string;
  item_id: string;
  type: ConverterGroup;
  final_qty: string;
  subweight: string | null;
  pt_assay: string | null;
  pd_assay: string | null;
  rh_assay: string | null;
  is_without_metal: boolean;
  default_weight: string;
  default_pt: string;
  default_pd: string;
  default_rh: string;
}

/**
 * Waits for others who keep purchases, catalogue or prices: an order and its converter that come at the same moment
 * must find each other.
 */
export async function lockContents(trx: Knex.Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(601)');
}

/**
 * Works out pounds and ounces of items that were unknown, as far as their converters and the prices of their day are
 * known by now. `of` cuts down to some orders or converters. Answers the orders that changed.
 */
export async function fillContents(
  trx: Knex.Transaction,
  of: { loadId?: string; productIds?: readonly string[] },
): Promise<string[]> {
  const unknown: UnknownItem[] = await trx('bought_item as item')
    .join('catalogue_copy as copy', 'copy.product_id', 'item.product_id')
    .join('load_price as priced', 'priced.load_id', 'item.load_id')
    .join('price_copy as price', 'price.snapshot_id', 'priced.snapshot_id')
    .where('item.content_known', false)
    .modify((query) => {
      if (of.loadId) void query.where('item.load_id', of.loadId);
      if (of.productIds) void query.whereIn('item.product_id', [...of.productIds]);
    })
    .select('item.load_id', 'item.item_id', 'item.type', 'item.final_qty', 'copy.subweight')
    .select('copy.pt_assay', 'copy.pd_assay', 'copy.rh_assay', 'copy.is_without_metal')
    .select('price.default_weight', 'price.default_pt', 'price.default_pd', 'price.default_rh');
  const known = unknown.flatMap((item) => contentOf(item) ?? []);
  if (!known.length) return [];
  await trx.raw(
    `update bought_item as item
     set content_known = true, pounds = found.pounds, pt_oz = found.pt_oz, pd_oz = found.pd_oz, rh_oz = found.rh_oz
     from jsonb_to_recordset(?::jsonb)
       as found (load_id uuid, item_id uuid, pounds numeric, pt_oz numeric, pd_oz numeric, rh_oz numeric)
     where item.load_id = found.load_id and item.item_id = found.item_id`,
    [JSON.stringify(known)],
  );
  return [...new Set(known.map(({ load_id }) => load_id))];
}

/** Null where nobody knows what a piece of wire weighs. */
function contentOf(item: UnknownItem) {
  const { load_id, item_id, final_qty } = item;
  const globalDefaults = {
    weight: item.default_weight,
    ...{ pt: item.default_pt, pd: item.default_pd, rh: item.default_rh },
  };
  const converter = {
    subweight: item.subweight,
    ...{ ptAssay: item.pt_assay, pdAssay: item.pd_assay, rhAssay: item.rh_assay },
    isWithoutMetal: item.is_without_metal,
  };
  const line = { converter, snapshot: { globalDefaults }, group: item.type, finalQty: final_qty };
  const { ounces, unknownLines } = lineOunces([line]);
  if (unknownLines) return null;
  return {
    ...{ load_id, item_id, pounds: poundsOf(item) },
    ...{ pt_oz: ounces.pt, pd_oz: ounces.pd, rh_oz: ounces.rh },
  };
}

/** Catalyst in pounds: of wire what was weighed, else pieces by the weight that their metal was reckoned with. */
function poundsOf(item: UnknownItem): number {
  const quantity = new Decimal(item.final_qty);
  if (isPoundGroup(item.type)) return roundTo(quantity, POUND_PLACES);
  const own = toDecimal(item.subweight);
  const hasOwn = own?.greaterThan(0) && METALS.some((metal) => Number(item[`${metal}_assay`]) > 0);
  const grams = hasOwn || item.is_without_metal ? (own ?? new Decimal(0)) : new Decimal(item.default_weight);
  return roundTo(grams.times(quantity).div(POUND_GRAMS), POUND_PLACES);
}
