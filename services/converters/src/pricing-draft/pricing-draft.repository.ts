import type { PricingSnapshotData } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { jsonColumn, momentColumn, notFound, tableModel, textColumn } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findSnapshotId, readSnapshot } from '../pricing/pricing-snapshot.repository';
import { partsOf, type PricingChanges } from './pricing-changes';
import { maySetPart } from './pricing-draft.policy';

/** Whose drafts are those of people who belong to no company. */
const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

/** Who touches a draft that nobody made: it follows the source of market prices. */
export const SOURCE_USER = '00000000-0000-0000-0000-000000000000';

/** One at a time applies prices or touches a draft. */
const LOCK = `select pg_advisory_xact_lock(hashtext('converters.pricing'))`;

/** What somebody tries on the prices in force: one for each company. */
export class PricingDraftModel extends tableModel('pricing_draft', ['companyId'], {
  companyId: textColumn,
  baseSnapshotId: textColumn,
  changes: jsonColumn<PricingChanges>(),
  touchedByUserId: textColumn,
  touchedBy: textColumn,
  touchedAt: momentColumn,
}) {}

export const draftOwner = ({ companyId }: Session): string => companyId ?? NO_COMPANY;

/** Whether nobody has worked on a draft: it follows the source of market prices. */
export const isOfSource = ({ touchedByUserId }: PricingDraftModel): boolean =>
  touchedByUserId === SOURCE_USER;

/** The draft that follows the market, while nobody works on it. */
export const findSourceDraft = (database: Knex): Promise<PricingDraftModel | undefined> =>
  PricingDraftModel.query(database).findOne('touched_by_user_id', SOURCE_USER).execute();

/** The prices in force and the draft of the user's company, as they are at one moment. */
export interface Standing {
  current: PricingSnapshotData;
  draft: PricingDraftModel | null;
  /** The draft that follows the market, where the user may not set what is in it: it counts as none. */
  foreignDraft: PricingDraftModel | null;
}

/** Reads what the pricing screen stands on. Throws 404 before the first prices are applied. */
export async function readStanding(database: Knex, session: Session): Promise<Standing> {
  const [snapshotId, draft] = await Promise.all([
    findSnapshotId(database),
    PricingDraftModel.query(database).findById(draftOwner(session)).execute(),
  ]);
  if (!snapshotId) throw notFound('A pricing snapshot');
  const current = await readSnapshot(database, snapshotId);
  if (!draft || !isForeign(session, current, draft))
    return { current, draft: draft ?? null, foreignDraft: null };
  return { current, draft: null, foreignDraft: draft };
}

const isForeign = (session: Session, current: PricingSnapshotData, draft: PricingDraftModel) =>
  isOfSource(draft) && partsOf(current, draft.changes).some((part) => !maySetPart(session, part));

/** The same for a change: until the transaction ends nobody else applies prices or touches a draft. */
export async function lockStanding(trx: Knex.Transaction, session: Session): Promise<Standing> {
  await trx.raw(LOCK);
  return readStanding(trx, session);
}

/** The same for the draft of a company that nobody of acts; before the first prices there are none. */
export async function lockDraftOf(
  trx: Knex.Transaction,
  companyId: string,
): Promise<{ current: PricingSnapshotData | null; draft: PricingDraftModel | null }> {
  await trx.raw(LOCK);
  const snapshotId = await findSnapshotId(trx);
  const draft = await PricingDraftModel.query(trx).findById(companyId);
  return { current: snapshotId ? await readSnapshot(trx, snapshotId) : null, draft: draft ?? null };
}

/** Keeps a draft in place of the one before. */
export async function keepDraft(trx: Knex.Transaction, draft: Partial<PricingDraftModel>): Promise<void> {
  await PricingDraftModel.query(trx).insert(draft).onConflict('company_id').merge();
}

/** Drops the draft of the user's company. */
export const dropDraft = (trx: Knex.Transaction, session: Session): Promise<void> =>
  dropDraftOf(trx, draftOwner(session));

/** Drops the draft of a company. */
export async function dropDraftOf(trx: Knex.Transaction, companyId: string): Promise<void> {
  await PricingDraftModel.query(trx).deleteById(companyId);
}
