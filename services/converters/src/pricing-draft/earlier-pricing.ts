import type { AppliedPricing, pricingSnapshots, PricingSnapshotData } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findSnapshot, listSnapshots } from '../pricing/pricing-snapshot.repository';
import { changesTo } from './changes-to';
import { partsOf } from './pricing-changes';
import { isNameSeenBy } from './pricing-draft.policy';
import { readStanding } from './pricing-draft.repository';
import { replaceDraft, type ReplacedDraft } from './set-pricing';

/** The prices that are and were in force, newest first, and where each differs from those of now. */
export async function listAppliedPricing(
  database: Knex,
  session: Session,
  page: InputOf<typeof pricingSnapshots>,
  timezone: string,
): Promise<AnswerOf<typeof pricingSnapshots>> {
  const [{ current }, { list, areMoreItemsAvailable }] = await Promise.all([
    readStanding(database, session),
    listSnapshots(database, page, timezone),
  ]);
  return { list: list.map((applied) => presentApplied(applied, current, session)), areMoreItemsAvailable };
}

function presentApplied(
  applied: PricingSnapshotData,
  current: PricingSnapshotData,
  session: Session,
): AppliedPricing {
  return {
    snapshotId: applied.snapshotId,
    appliedAt: applied.appliedAt,
    appliedBy: isNameSeenBy(session) ? applied.appliedBy : '',
    isInForce: applied.snapshotId === current.snapshotId,
    parts: partsOf(current, changesTo(current, applied)),
    ...(session.canViewGlobalPricing ? { market: applied.marketPrice, hedge: applied.hedge } : {}),
  };
}

/**
 * Tries prices that were in force before in the draft of the user's company, in the place of what it holds; `standing` is
 * locked. Throws 404 for prices that never were, and as `replaceDraft` does.
 */
export async function tryEarlierPricing(
  unit: UnitOfWork,
  session: Session,
  { snapshotId, ...trial }: { snapshotId: string } & Omit<ReplacedDraft, 'changes'>,
): Promise<void> {
  const earlier = await findSnapshot(unit.trx, snapshotId);
  if (!earlier) throw notFound('A pricing snapshot');
  await replaceDraft(unit, session, { ...trial, changes: changesTo(trial.standing.current, earlier) });
}
