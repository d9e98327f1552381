import type { Session } from '@washcoat/contract-entities';
import type { RefinerLot, RefinerTerms } from '@washcoat/contract-settlement';
import { withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import {
  RefinerDisputeModel,
  RefinerStatementModel,
  RefinerTermsModel,
  type StoredStatement,
} from './refiner-statement.model';
import { refinerKey } from './statement-columns';

const { columns: s } = RefinerStatementModel;
const { columns: t } = RefinerTermsModel;
const { columns: d } = RefinerDisputeModel;

/** The statement of a settlement, or null; locked until the transaction ends with `isLocked`. */
export async function findStatement(
  database: Knex,
  settlementId: string,
  { isLocked }: { isLocked: boolean } = { isLocked: false },
): Promise<StoredStatement | null> {
  const query = RefinerStatementModel.query(database).findById(settlementId);
  if (isLocked) void query.forUpdate();
  return (await query) ?? null;
}

/** Puts a statement in the place of the last one of its settlement, which is locked; answers its version. */
export async function putStatement(
  trx: Knex.Transaction,
  statement: Omit<StoredStatement, 'version'>,
): Promise<number> {
  const last = await RefinerStatementModel.query(trx).findById(statement.settlementId).select(s.version);
  const version = (last?.version ?? 0) + 1;
  await RefinerStatementModel.query(trx)
    .insert({ ...statement, version })
    .onConflict('settlement_id')
    .merge();
  return version;
}

/** Notes a change of what is said of a statement; answers its new version. */
export async function raiseVersion(
  trx: Knex.Transaction,
  { settlementId, refiner, version }: Pick<StoredStatement, 'settlementId' | 'refiner' | 'version'>,
): Promise<number> {
  await RefinerStatementModel.query(trx)
    .findById(settlementId)
    .patch({ refiner, version: version + 1 });
  return version + 1;
}

/** What was said of a refiner for this company, else for another one that the reader sees; null when nothing was. */
export async function findTerms(
  database: Knex,
  session: Session,
  { companyId, refiner }: { companyId: string; refiner: string },
): Promise<RefinerTerms | null> {
  const query = RefinerTermsModel.query(database)
    .where(t.refinerKey, refinerKey(refiner))
    .orderByRaw('?? = ? desc, ?? desc', [t.companyId, companyId, t.updatedAt]);
  return (await withinScope(query, session, t.companyId).first())?.terms ?? null;
}

/** The refiners whose columns somebody has matched within the reader's sight. */
export async function knownRefiners(database: Knex, session: Session): Promise<string[]> {
  const rows = await withinScope(RefinerTermsModel.query(database), session, t.companyId)
    .distinct(t.refiner)
    .orderBy(t.refiner)
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
  await RefinerTermsModel.query(trx)
    .insert({
      ...{ companyId, refinerKey: refinerKey(terms.refiner), refiner: terms.refiner },
      ...{ terms, updatedAt: now },
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
  const rows = await RefinerDisputeModel.query(database).where(d.settlementId, settlementId);
  return new Map(
    rows.map(({ lotKey, state, reason, umpire, saidBy, saidAt }) => [
      lotKey,
      { state, reason, umpire, by: saidBy, at: saidAt.toISOString() },
    ]),
  );
}

/** Puts what is said of a lot in the place of what was. */
export async function putDispute(
  trx: Knex.Transaction,
  settlementId: string,
  lotKey: string,
  { state, reason, umpire, by, at }: Dispute,
): Promise<void> {
  await RefinerDisputeModel.query(trx)
    .insert({ settlementId, lotKey, state, reason, umpire, saidBy: by, saidAt: new Date(at) })
    .onConflict(['settlement_id', 'lot_key'])
    .merge();
}
