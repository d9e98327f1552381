import {
  expectedAssay,
  lotKey,
  lotsByKey,
  perMetal,
  POUND_GRAMS,
  Decimal,
  type ExpectedAssay,
} from '@washcoat/metals';
import type { Knex } from 'knex';

/** What of one converter went into a lot of a settlement, added up. Decimals are texts. */
interface LotContentRow {
  lot_no: string;
  /** Null for what is no converter of the catalogue. */
  product_id: string | null;
  /** Empty where the catalogue does not say. */
  family: string;
  pieces: string;
  /** Of pieces whose metal nobody knows. */
  unknown_pieces: string;
  /** Of what its metal is known of; the ounces are those of these pounds. */
  pounds: string;
  pt_oz: string;
  pd_oz: string;
  rh_oz: string;
}

/**
 * What the catalogue expects to be found in each lot of a settlement, of the boxes that were put into it, as their metal
 * was known when they were bought, also of lots that are not entered yet. Boxes of no lot are those of the only lot, where
 * there is one. Lots without boxes, or whose weight nobody knows, are left out. Whoever asks has seen to it that the reader may see the settlement.
 *
 * @param lotNos the lots of the settlement
 */
export async function expectedLots(
  database: Knex,
  settlementId: string,
  lotNos: readonly string[],
): Promise<ExpectedAssay[]> {
  const rows = await listLotContents(database, settlementId);
  const settled = lotsByKey(lotNos);
  const [only] = settled.size === 1 ? settled.values() : [];
  const lotOf = (row: LotContentRow) => row.lot_no.trim() || only;
  const named = lotsByKey([...lotNos, ...rows.flatMap((row) => lotOf(row) ?? [])]);
  return [...named].flatMap(([key, lotNo]) => {
    const of = rows.filter((row) => lotKey(lotOf(row) ?? '') === key);
    const pieces = sumOf(of, 'pieces');
    const unknownShare = pieces.isZero() ? pieces : sumOf(of, 'unknown_pieces').div(pieces);
    const units = of.map((row) => ({
      id: row.product_id ?? '',
      family: row.family,
      grams: new Decimal(row.pounds).times(POUND_GRAMS).toFixed(),
      ounces: perMetal((metal) => row[`${metal}_oz`]),
    }));
    return expectedAssay(lotNo, units, unknownShare.toFixed()) ?? [];
  });
}

const sumOf = (rows: readonly LotContentRow[], column: 'pieces' | 'unknown_pieces') =>
  Decimal.sum(0, ...rows.map((row) => row[column]));

async function listLotContents(database: Knex, settlementId: string): Promise<LotContentRow[]> {
  const { rows } = await database.raw<{ rows: LotContentRow[] }>(
    `select purchase.lot_no, item.product_id, coalesce(copy.family, '') as family, sum(item.pieces) as pieces,
       coalesce(sum(item.pieces) filter (where not item.content_known), 0) as unknown_pieces,
       coalesce(sum(item.pounds) filter (where item.content_known), 0) as pounds,
       sum(item.pt_oz) as pt_oz, sum(item.pd_oz) as pd_oz, sum(item.rh_oz) as rh_oz
     from settlement_purchase as purchase
       join bought_item as item using (load_id, box)
       join bought_invoice as invoice on invoice.load_id = purchase.load_id and not invoice.is_deleted
       left join catalogue_copy as copy on copy.product_id = item.product_id
     where purchase.settlement_id = ?
     group by purchase.lot_no, item.product_id, copy.family`,
    [settlementId],
  );
  return rows;
}
