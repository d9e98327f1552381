import type { AssayEvidence } from '@washcoat/contract-settlement';
import type { Knex } from 'knex';

/** Keeps what a settlement says, unless as new a version is kept already; answers whether it was news. */
export async function keepEvidence(trx: Knex.Transaction, data: AssayEvidence): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `insert into assay_evidence
       (settlement_id, version, settlement_no, company_id, company_name, completed_at, data)
     values (?, ?, ?, ?, ?, ?, ?::jsonb)
     on conflict (settlement_id) do update
       set version = excluded.version, settlement_no = excluded.settlement_no, company_id = excluded.company_id,
           company_name = excluded.company_name, completed_at = excluded.completed_at, data = excluded.data
     where assay_evidence.version < excluded.version
     returning settlement_id`,
    [
      data.settlementId,
      data.version,
      data.settlementNo,
      data.companyId,
      data.companyName,
      data.completedDate,
      JSON.stringify(data),
    ],
  );
  return rows.length > 0;
}

/** What a settlement said last. It stays so until the transaction ends, and who else works it out waits. */
export async function lockEvidence(trx: Knex.Transaction, settlementId: string): Promise<AssayEvidence> {
  const { rows } = await trx.raw<{ rows: { data: AssayEvidence }[] }>(
    'select data from assay_evidence where settlement_id = ? for update',
    [settlementId],
  );
  const [row] = rows;
  if (!row) throw new Error(`Settlement ${settlementId} said nothing of assays.`);
  return row.data;
}

/** What accepted proposals were worth to converters, in tests; those without any are absent. */
export async function testsGained(
  database: Knex,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.raw<{ rows: { product_id: string; gained: number }[] }>(
    `select product_id, sum(tests_after - tests)::float8 as gained
       from assay_proposal_line join assay_proposal using (assay_proposal_id)
      where status = 'accepted' and product_id = any(?::uuid[])
      group by product_id`,
    [[...productIds]],
  );
  return new Map(rows.map(({ product_id, gained }) => [product_id, gained]));
}
