import type { Session } from '@washcoat/contract-entities';
import type { ConverterGroup } from '@washcoat/metals';
import { pageOf, withinScope, type Page, type PageRequest } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** A box of an invoice: sums of its items. Decimals are texts. */
export interface BoxRow {
  load_id: string;
  box: number;
  invoice_no: string;
  company_name: string;
  completed_at: Date;
  pieces: string;
  pounds: string;
  pt_oz: string;
  pd_oz: string;
  rh_oz: string;
  cost: string;
  unknown_lines: string;
}

/** A box that went into a settlement. */
export interface ChosenRow extends BoxRow {
  lot_no: string;
  received_pieces: string | null;
}

/** An item that went into a settlement, with the market of the day when it was bought. */
export interface ChosenItemRow {
  load_id: string;
  item_id: string;
  box: number;
  product_id: string | null;
  invoice_no: string;
  oem: string;
  description: string;
  type: ConverterGroup;
  lot_no: string;
  pieces: string;
  pounds: string;
  pt_oz: string;
  pd_oz: string;
  rh_oz: string;
  cost: string;
  pt_market: string | null;
  pd_market: string | null;
  rh_market: string | null;
}

/** An invoice that can be chosen. */
export interface InvoiceRow {
  load_id: string;
  invoice_no: string;
  company_name: string;
  completed_at: Date;
  stamps: string | null;
}

/** The company of a settlement, whose purchases and those of companies below it can be chosen. */
export interface OfferedTo {
  session: Session;
  companyId: string;
}

const boxes = (database: Knex) =>
  database('bought_item as item')
    .join('bought_load as load', 'load.load_id', 'item.load_id')
    .join('bought_invoice as invoice', 'invoice.load_id', 'item.load_id')
    .leftJoin('settlement_purchase as purchase', (join) =>
      join.on('purchase.load_id', 'item.load_id').andOn('purchase.box', 'item.box'),
    )
    .where('invoice.is_deleted', false);

const sumsOfBoxes = (database: Knex) =>
  boxes(database)
    .groupBy('item.load_id', 'item.box', 'invoice.invoice_no', 'load.company_name', 'load.completed_at')
    .select('item.load_id', 'item.box', 'invoice.invoice_no', 'load.company_name', 'load.completed_at')
    .select<BoxRow[]>(
      database.raw(`sum(item.pieces) as pieces, sum(item.pounds) as pounds, sum(item.cost) as cost,
        sum(item.pt_oz) as pt_oz, sum(item.pd_oz) as pd_oz, sum(item.rh_oz) as rh_oz,
        count(*) filter (where not item.content_known) as unknown_lines`),
    )
    .orderBy([{ column: 'load.completed_at', order: 'desc' }, 'item.load_id', 'item.box']);

/** Invoices within the scope of the reader with boxes that stand in no settlement, newest first. */
export async function listOffered(
  database: Knex,
  { session, companyId }: OfferedTo,
  { search, ...page }: PageRequest & { search: string },
): Promise<Page<InvoiceRow>> {
  const query = withinScope(boxes(database), session, 'load.company_id')
    .leftJoin('stamped_lots as stamped', 'stamped.load_id', 'item.load_id')
    .whereNull('purchase.settlement_id')
    .whereIn('load.company_id', familyOf(database, companyId))
    .distinct(
      'load.load_id',
      'invoice.invoice_no',
      'load.company_name',
      'load.completed_at',
      'stamped.stamps',
    )
    .orderBy([{ column: 'load.completed_at', order: 'desc' }, 'load.load_id']);
  const words = search.trim().toLowerCase();
  if (words)
    void query.whereRaw(
      "position(? in lower(concat_ws(' ', invoice.invoice_no, load.company_name, stamped.stamps))) > 0",
      [words],
    );
  return pageOf<InvoiceRow>(query, page);
}

/** Boxes of these invoices that stand in no settlement. */
export async function listFreeBoxes(database: Knex, loadIds: readonly string[]): Promise<BoxRow[]> {
  return sumsOfBoxes(database)
    .whereNull('purchase.settlement_id')
    .whereIn('item.load_id', [...loadIds]);
}

/** The boxes among these orders that the reader may put into a settlement of the company, chosen ones too. */
export async function choosableBoxes(
  database: Knex,
  { session, companyId }: OfferedTo,
  loadIds: readonly string[],
): Promise<{ load_id: string; box: number; invoice_no: string; settlement_id: string | null }[]> {
  return withinScope(boxes(database), session, 'load.company_id')
    .whereIn('load.company_id', familyOf(database, companyId))
    .whereIn('item.load_id', [...loadIds])
    .distinct('item.load_id', 'item.box', 'invoice.invoice_no', 'purchase.settlement_id');
}

/** Whether boxes stand in a settlement that were bought neither of the company nor of companies below it. */
export async function hasBoxesOfOthers(
  database: Knex,
  { settlementId, companyId }: { settlementId: string; companyId: string },
): Promise<boolean> {
  const found = await database('settlement_purchase as purchase')
    .join('bought_load as load', 'load.load_id', 'purchase.load_id')
    .where('purchase.settlement_id', settlementId)
    .whereNotIn('load.company_id', familyOf(database, companyId))
    .first('purchase.load_id');
  return found !== undefined;
}

/** The boxes of a settlement. */
export async function listChosen(database: Knex, settlementId: string): Promise<ChosenRow[]> {
  return sumsOfBoxes(database)
    .where('purchase.settlement_id', settlementId)
    .groupBy('purchase.lot_no', 'purchase.received_pieces')
    .select<ChosenRow[]>('purchase.lot_no', 'purchase.received_pieces');
}

/** The items of a settlement, as their invoices have them. */
export function listChosenItems(database: Knex, settlementId: string): Promise<ChosenItemRow[]> {
  return boxes(database)
    .leftJoin('load_price as priced', 'priced.load_id', 'item.load_id')
    .leftJoin('price_copy as price', 'price.snapshot_id', 'priced.snapshot_id')
    .where('purchase.settlement_id', settlementId)
    .select('item.load_id', 'item.item_id', 'item.box', 'item.product_id', 'invoice.invoice_no')
    .select('item.oem', 'item.description', 'item.type', 'purchase.lot_no', 'item.pieces', 'item.pounds')
    .select('item.pt_oz', 'item.pd_oz', 'item.rh_oz', 'item.cost')
    .select('price.pt_market', 'price.pd_market', 'price.rh_market')
    .orderBy(['load.completed_at', 'item.load_id', 'item.item_no']);
}

function familyOf(database: Knex, companyId: string) {
  return database('company_copy')
    .where('company_id', companyId)
    .orWhere('parent_company_id', companyId)
    .select('company_id');
}
