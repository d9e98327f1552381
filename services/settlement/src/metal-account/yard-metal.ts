import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import type { yardMetal as yardMetalCall } from '@washcoat/contract-settlement';
import { perMetal, toCents } from '@washcoat/metals';
import { withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** Sums over the yard; decimals are texts. */
interface YardRow {
  converters: number;
  unknown_lines: number;
  pt: string | null;
  pd: string | null;
  rh: string | null;
  amount: string | null;
}

/**
 * The metal in the yard within the scope of the reader: converters of completed orders whose boxes stand in no settlement,
 * or in one that is not completed. One sum in SQL, however much there is.
 */
export async function yardMetal(database: Knex, session: Session): Promise<AnswerOf<typeof yardMetalCall>> {
  const [row] = await withinScope(
    database('bought_item as item').join('bought_load as load', 'load.load_id', 'item.load_id'),
    session,
    'load.company_id',
  )
    .leftJoin('settlement_purchase as purchase', (join) =>
      join.on('purchase.load_id', 'item.load_id').andOn('purchase.box', 'item.box'),
    )
    .leftJoin('settlement', 'settlement.settlement_id', 'purchase.settlement_id')
    .leftJoin('bought_invoice as invoice', 'invoice.load_id', 'item.load_id')
    .whereNotNull('item.product_id')
    .whereNull('settlement.completed_at')
    .whereRaw('not coalesce(invoice.is_deleted, false)')
    .select<YardRow[]>(
      database.raw(`count(distinct item.product_id)::int as converters,
        (count(*) filter (where not item.content_known))::int as unknown_lines,
        sum(item.pt_oz) as pt, sum(item.pd_oz) as pd, sum(item.rh_oz) as rh, sum(item.cost) as amount`),
    );
  return {
    converters: row?.converters ?? 0,
    ounces: perMetal((metal) => Number(row?.[metal] ?? 0)),
    unknownLines: row?.unknown_lines ?? 0,
    amount: toCents(row?.amount ?? 0),
  };
}
