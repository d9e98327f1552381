import type { RefinerLot, RefinerTerms } from '@washcoat/contract-settlement';
import type { Session } from '@washcoat/contract-entities';
import { withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { StatementFile } from './read-statement';
import { refinerKey } from './statement-columns';

/** A refiner's statement as it is stored. */
export interface StoredStatement extends StatementFile {
  settlementId: string;
  refiner: string;
  fileName: string;
  uploadedAt: Date;
  uploadedBy: string;
  version: number;
}

interface StatementRow {
  settlement_id: string;
  refiner: string;
  file_name: string;
  uploaded_at: Date;
  uploaded_by: string;
  titles: string[];
  rows: StatementFile['rows'];
  is_cut_at_semicolons: boolean;
  version: number;
}

/** The statement of a settlement, or null; locked until the transaction ends with `isLocked`. */
export async function findStatement(
  database: Knex,
  settlementId: string,
  { isLocked }: { isLocked: boolean } = { isLocked: false },
): Promise<StoredStatement | null> {
  const query = database<StatementRow>('refiner_statement').where({ settlement_id: settlementId });
  if (isLocked) void query.forUpdate();
  const row = await query.first();
  return row
    ? {
        settlementId: row.settlement_id,
        refiner: row.refiner,
        fileName: row.file_name,
        uploadedAt: row.uploaded_at,
        uploadedBy: row.uploaded_by,
        titles: row.titles,
        rows: row.rows,
        isCutAtSemicolons: row.is_cut_at_semicolons,
        version: row.version,
      }
    : null;
}

/** Puts a statement in the place of the last one of its settlement; answers its version. */
export async function putStatement(
  trx: Knex.Transaction,
  statement: Omit<StoredStatement, 'version'>,
): Promise<number> {
  const [row]: { version: number }[] = await trx('refiner_statement')
    .insert({
      settlement_id: statement.settlementId,
      refiner: statement.refiner,
      file_name: statement.fileName,
      uploaded_at: statement.uploadedAt,
      uploaded_by: statement.uploadedBy,
      titles: JSON.stringify(statement.titles),
      rows: JSON.stringify(statement.rows),
      is_cut_at_semicolons: statement.isCutAtSemicolons,
      version: 1,
    })
    .onConflict('settlement_id')
    .merge({
      refiner: trx.raw('excluded.refiner'),
      file_name: trx.raw('excluded.file_name'),
      uploaded_at: trx.raw('excluded.uploaded_at'),
      uploaded_by: trx.raw('excluded.uploaded_by'),
      titles: trx.raw('excluded.titles'),
      rows: trx.raw('excluded.rows'),
      is_cut_at_semicolons: trx.raw('excluded.is_cut_at_semicolons'),
      version: trx.raw('refiner_statement.version + 1'),
    })
    .returning('version');
  return row?.version ?? 1;
}

/** Notes a change of what is said of a statement; answers its new version. */
export async function raiseVersion(
  trx: Knex.Transaction,
  { settlementId, refiner, version }: Pick<StoredStatement, 'settlementId' | 'refiner' | 'version'>,
): Promise<number> {
  await trx('refiner_statement')
    .where({ settlement_id: settlementId })
    .update({ refiner, version: version + 1 });
  return version + 1;
}

/** What was said of a refiner for this company, else for another one that the reader sees; null when nothing was. */
export async function findTerms(
  database: Knex,
  session: Session,
  { companyId, refiner }: { companyId: string; refiner: string },
): Promise<RefinerTerms | null> {
  const query = database('refiner_terms')
    .where('refiner_terms.refiner_key', refinerKey(refiner))
    .orderByRaw('refiner_terms.company_id = ? desc, refiner_terms.updated_at desc', [companyId]);
  const row: { terms: RefinerTerms } | undefined = await withinScope(
    query,
    session,
    'refiner_terms.company_id',
  ).first('refiner_terms.terms');
  return row?.terms ?? null;
}

/** The refiners whose columns somebody has matched within the reader's sight. */
export async function knownRefiners(database: Knex, session: Session): Promise<string[]> {
  const rows: { refiner: string }[] = await withinScope(
    database('refiner_terms'),
    session,
    'refiner_terms.company_id',
  )
    .distinct('refiner_terms.refiner')
    .orderBy('refiner_terms.refiner')
    .limit(100);
  return rows.map(({ refiner }) => refiner);
}

/** Keeps what is said of a refiner for a company. */
export async function putTerms(
  trx: Knex.Transaction,
  companyId: string,
  terms: RefinerTerms,
  now: Date,
): Promise<void> {
  await trx('refiner_terms')
    .insert({
      ...{ company_id: companyId, refiner_key: refinerKey(terms.refiner), refiner: terms.refiner },
      ...{ terms: JSON.stringify(terms), updated_at: now },
    })
    .onConflict(['company_id', 'refiner_key'])
    .merge();
}

type Dispute = NonNullable<RefinerLot['dispute']>;

/** What is said of the lots of a settlement, by their keys. */
export async function listDisputes(
  database: Knex,
  settlementId: string,
): Promise<ReadonlyMap<string, Dispute>> {
  const rows: {
    lot_key: string;
    state: Dispute['state'];
    reason: string;
    umpire: Dispute['umpire'];
    said_by: string;
    said_at: Date;
  }[] = await database('refiner_dispute').where({ settlement_id: settlementId });
  return new Map(
    rows.map(({ lot_key, state, reason, umpire, said_by, said_at }) => [
      lot_key,
      { state, reason, umpire, by: said_by, at: said_at.toISOString() },
    ]),
  );
}

/** Puts what is said of a lot in the place of what was. */
export async function putDispute(
  trx: Knex.Transaction,
  settlementId: string,
  key: string,
  { state, reason, umpire, by, at }: Dispute,
): Promise<void> {
  await trx('refiner_dispute')
    .insert({
      ...{ settlement_id: settlementId, lot_key: key, state, reason },
      ...{ umpire: JSON.stringify(umpire), said_by: by, said_at: at },
    })
    .onConflict(['settlement_id', 'lot_key'])
    .merge();
}
