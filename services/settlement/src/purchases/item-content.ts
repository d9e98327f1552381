import { Decimal, isPoundGroup, lineOunces, METALS, POUND_GRAMS, roundTo, toDecimal } from '@washcoat/metals';
import type { ConverterGroup, Numeric } from '@washcoat/metals';
import { rowsOf, statement } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** Decimals of pounds, as lines of wire have them. */
const POUND_PLACES = 4;

/** An item whose metal is to be worked out. Numbers are texts. */
interface ValuedItem {
  load_id: string;
  item_id: string;
  type: ConverterGroup;
  final_qty: string;
  /** The prices whose default piece stood in for its converter before; it is valued by one again. */
  default_of: string | null;
}

/** What catalogue and prices say of a converter. Numbers are texts. */
export interface ConverterFacts {
  subweight: string | null;
  pt_assay: string | null;
  pd_assay: string | null;
  rh_assay: string | null;
  is_without_metal: boolean;
  snapshot_id: string;
  default_weight: string;
  default_pt: string;
  default_pd: string;
  default_rh: string;
}

type UnknownItem = ValuedItem & ConverterFacts;

/** An application of prices. */
interface AppliedPrices {
  snapshotId: string;
  appliedAt: string;
}

/** Orders that were completed since, or all where no older prices are known. */
const mayBePricedBy =
  '(load.completed_at >= :appliedAt or :appliedAt <= (select min(applied_at) from price_copy))';

const findFacts = statement<'loadId' | 'productIds'>(
  `select copy.product_id, copy.subweight, copy.pt_assay, copy.pd_assay, copy.rh_assay, copy.is_without_metal,
          price.snapshot_id, price.default_weight, price.default_pt, price.default_pd, price.default_rh
     from load_price as priced
     join price_copy as price on price.snapshot_id = priced.snapshot_id
     join catalogue_copy as copy on copy.product_id = any(:productIds::uuid[])
    where priced.load_id = :loadId`,
);

/** What is known of converters by the prices of the day of an order that is kept; those that nothing is known of are absent. */
export async function factsOfOrder(
  trx: Knex.Transaction,
  loadId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ConverterFacts>> {
  if (!productIds.length) return new Map();
  const rows = await rowsOf<ConverterFacts & { product_id: string }>(trx, findFacts({ loadId, productIds }));
  return new Map(rows.map(({ product_id, ...facts }) => [product_id, facts]));
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
 * known by now. `of` cuts down to an order, to converters, or to orders that these prices are those of: items of others
 * that are unknown still wait for their converter or its weight, not for prices. Answers the orders that changed.
 */
export async function fillContents(
  trx: Knex.Transaction,
  of: { loadId: string } | { productIds: readonly string[] } | { prices: AppliedPrices },
): Promise<string[]> {
  const unknown: UnknownItem[] = await trx('bought_item as item')
    .join('catalogue_copy as copy', 'copy.product_id', 'item.product_id')
    .join('load_price as priced', 'priced.load_id', 'item.load_id')
    .join('price_copy as price', 'price.snapshot_id', 'priced.snapshot_id')
    .where('item.content_known', false)
    .modify((query) => {
      if ('loadId' in of) void query.where('item.load_id', of.loadId);
      if ('productIds' in of) void query.whereIn('item.product_id', [...of.productIds]);
      if ('prices' in of)
        void query
          .join('bought_load as load', 'load.load_id', 'item.load_id')
          .whereRaw(`${mayBePricedBy} and priced.snapshot_id = :snapshotId`, { ...of.prices });
    })
    .select('item.load_id', 'item.item_id', 'item.type', 'item.final_qty', 'item.default_of')
    .select('copy.subweight', 'price.snapshot_id')
    .select('copy.pt_assay', 'copy.pd_assay', 'copy.rh_assay', 'copy.is_without_metal')
    .select('price.default_weight', 'price.default_pt', 'price.default_pd', 'price.default_rh');
  const known = unknown.flatMap((item) => contentOf(item) ?? []);
  if (!known.length) return [];
  await trx.raw(
    `update bought_item as item
     set content_known = true, default_of = found.default_of, pounds = found.pounds, pt_oz = found.pt_oz, pd_oz = found.pd_oz, rh_oz = found.rh_oz
     from jsonb_to_recordset(?::jsonb)
       as found (load_id uuid, item_id uuid, default_of uuid, pounds numeric, pt_oz numeric, pd_oz numeric, rh_oz numeric)
     where item.load_id = found.load_id and item.item_id = found.item_id`,
    [JSON.stringify(known)],
  );
  return [...new Set(known.map(({ load_id }) => load_id))];
}

/**
 * Items whose default piece was that of other prices than these, which have come late and are those of their moment, are
 * unknown again until `fillContents`.
 */
export async function forgetDefaults(
  trx: Knex.Transaction,
  { snapshotId, appliedAt }: AppliedPrices,
): Promise<void> {
  await trx.raw(
    `update bought_item as item set content_known = false
     from bought_load as load
     where item.load_id = load.load_id and item.default_of <> :snapshotId
       and ${mayBePricedBy}
       and (select snapshot_id from load_price where load_price.load_id = load.load_id) = :snapshotId`,
    { snapshotId, appliedAt },
  );
}

/** The pounds and ounces of an item. Null where nobody knows what a piece of wire weighs. */
export function contentOf(item: UnknownItem) {
  const { load_id, item_id, final_qty } = item;
  const assay = (ppm: string | null) => (item.default_of ? null : ppm);
  const globalDefaults = {
    weight: item.default_weight,
    ...{ pt: item.default_pt, pd: item.default_pd, rh: item.default_rh },
  };
  const converter = {
    subweight: item.subweight,
    ...{ ptAssay: assay(item.pt_assay), pdAssay: assay(item.pd_assay), rhAssay: assay(item.rh_assay) },
    isWithoutMetal: item.is_without_metal,
  };
  const line = { converter, snapshot: { globalDefaults }, group: item.type, finalQty: final_qty };
  const { ounces, unknownLines } = lineOunces([line]);
  if (unknownLines) return null;
  return {
    ...{ load_id, item_id, pounds: poundsOf(item) },
    default_of: isDefault(item) ? item.snapshot_id : null,
    ...{ pt_oz: ounces.pt, pd_oz: ounces.pd, rh_oz: ounces.rh },
  };
}

/** Catalyst in pounds: of wire what was weighed, else pieces by the weight that their metal was reckoned with. */
function poundsOf(item: UnknownItem): number {
  if (isPoundGroup(item.type)) return weighedPounds(item.type, item.final_qty);
  const grams = isDefault(item)
    ? new Decimal(item.default_weight)
    : (toDecimal(item.subweight) ?? new Decimal(0));
  return roundTo(grams.times(item.final_qty).div(POUND_GRAMS), POUND_PLACES);
}

/** The pounds of an item whose metal nobody knows: of wire what was weighed, of pieces none. */
export function weighedPounds(type: ConverterGroup, quantity: Numeric): number {
  return isPoundGroup(type) ? roundTo(new Decimal(quantity ?? 0), POUND_PLACES) : 0;
}

/** Whether the default piece of the prices stands in for its converter, or did when it was bought. */
function isDefault(item: UnknownItem): boolean {
  if (item.is_without_metal) return false;
  const hasOwn = Number(item.subweight) > 0 && METALS.some((metal) => Number(item[`${metal}_assay`]) > 0);
  return item.default_of !== null || !hasOwn;
}
