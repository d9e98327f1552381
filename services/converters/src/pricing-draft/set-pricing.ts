import type { PricingSnapshotData } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { dateText } from '@washcoat/contract-kernel';
import { badInput, conflict, newId, type UnitOfWork } from '@washcoat/service-kit';
import { followMarketAgain } from '../metal-source/draft-of-quote';
import { applyPricing } from '../pricing/apply-pricing';
import { noteModifier } from './modifier-change.repository';
import { mergeChanges, mistakesIn, partsOf, withChanges, type PricingChanges } from './pricing-changes';
import { assertMaySetParts } from './pricing-draft.policy';
import {
  draftOwner,
  dropDraft,
  isOfSource,
  keepDraft,
  type PricingDraftModel,
  type Standing,
} from './pricing-draft.repository';

/** How a change of prices is meant. */
export interface Trial {
  /** Kept in the draft of the company; else put in force with all that the draft holds. */
  isPreview: boolean;
  /** The prices that it was entered on. */
  baseSnapshotId: string;
  /** The draft that its sender knows; absent without one. */
  draftTouchedAt?: string;
}

/**
 * Tries changes in the draft of the user's company, or puts the draft with them in force; `standing` is locked. Answers
 * the prices in force afterwards.
 *
 * Throws 409 `STALE_PRICING`, naming who and when, for changes and drafts that were begun on other prices than those in
 * force, 409 `STALE_DRAFT` when a draft would come in force that its sender has not seen, 403
 * for parts that the user may not set or take back, 400 by field for prices that can not be, and 409 `NOTHING_TO_APPLY`.
 */
export async function setPricing(
  unit: UnitOfWork,
  session: Session,
  {
    standing,
    changes,
    trial,
    timezone,
  }: { standing: Standing; changes: PricingChanges; trial: Trial; timezone: string },
): Promise<string> {
  const { current, draft } = standing;
  if (trial.baseSnapshotId !== current.snapshotId) throw stale(current, timezone);
  assertMaySetParts(session, partsOf(withChanges(current, draft?.changes ?? {}), changes));
  const whole = mergeChanges(draft?.changes ?? {}, changes);
  const next = withChanges(current, whole);
  const mistakes = mistakesIn(next);
  if (Object.keys(mistakes).length) throw badInput(mistakes);
  if (trial.isPreview) {
    await keepChanges(unit, session, { current, changes: whole });
    return current.snapshotId;
  }
  if (draft) {
    if (draft.baseSnapshotId !== current.snapshotId) throw stale(current, timezone);
    assertKnown(draft, trial.draftTouchedAt);
  }
  const parts = partsOf(current, whole);
  assertMaySetParts(session, parts);
  if (!parts.length) throw conflict('These prices are in force already.', 'NOTHING_TO_APPLY');
  const snapshotId = newId();
  await applyPricing(unit, session, { ...next, snapshotId });
  if (parts.includes('overrides'))
    await noteModifier(unit, session, { pricing: { ...next, snapshotId }, coreValues: whole.coreValues });
  await dropDraft(unit.trx, session);
  await followMarketAgain(unit);
  return snapshotId;
}

/** What a draft is to hold in the place of what it holds. */
export interface ReplacedDraft extends Omit<Trial, 'isPreview'> {
  standing: Standing;
  changes: PricingChanges;
  timezone: string;
}

/**
 * Puts changes in the place of the draft of the user's company; `standing` is locked. Throws 409 `STALE_PRICING` for
 * other prices than those in force, 409 `STALE_DRAFT` for a draft that somebody worked on since, 403 for parts of either that
 * the user may not set, 400 for prices that can not be, and 409 `NOTHING_TO_APPLY`.
 */
export async function replaceDraft(
  unit: UnitOfWork,
  session: Session,
  { standing: { current, draft }, changes, baseSnapshotId, draftTouchedAt, timezone }: ReplacedDraft,
): Promise<void> {
  if (baseSnapshotId !== current.snapshotId) throw stale(current, timezone);
  if (draft) assertKnown(draft, draftTouchedAt);
  const parts = partsOf(current, changes);
  assertMaySetParts(session, [...new Set([...parts, ...partsOf(current, draft?.changes ?? {})])]);
  if (!parts.length) throw conflict('These prices are in force already.', 'NOTHING_TO_APPLY');
  const mistakes = mistakesIn(withChanges(current, changes));
  if (Object.keys(mistakes).length) throw badInput(mistakes);
  await keepChanges(unit, session, { current, changes });
}

/** Keeps changes as the draft of the user's company, by their name. */
export async function keepChanges(
  unit: UnitOfWork,
  session: Session,
  { current, changes }: { current: PricingSnapshotData; changes: PricingChanges },
): Promise<void> {
  await keepDraft(unit.trx, {
    companyId: draftOwner(session),
    baseSnapshotId: current.snapshotId,
    changes,
    touchedByUserId: session.userId,
    touchedBy: `${session.firstName} ${session.lastName}`.trim(),
    touchedAt: unit.now,
  });
}

/**
 * Discards the draft of the user's company as it was at `touchedAt`; without one nothing happens. Throws 409
 * `STALE_DRAFT` when somebody worked on it since, and 403 for parts in it that the user may not set; one that nobody made is
 * everybody's to discard.
 */
export async function discardDraft(
  unit: UnitOfWork,
  session: Session,
  { standing, touchedAt }: { standing: Standing; touchedAt: string },
): Promise<void> {
  const draft = standing.draft ?? standing.foreignDraft;
  if (!draft) return;
  assertKnown(draft, touchedAt);
  if (!isOfSource(draft)) assertMaySetParts(session, partsOf(standing.current, draft.changes));
  await dropDraft(unit.trx, session);
  const before = { changes: draft.changes, touchedBy: draft.touchedBy };
  await unit.audit({ action: 'discard', entity: 'pricing-draft', entityId: draft.companyId, before });
}

/** Throws 409 `STALE_DRAFT` for a draft that somebody worked on since its sender looked at it. */
export function assertKnown(draft: PricingDraftModel, touchedAt: string | undefined): void {
  if (touchedAt !== undefined && draft.touchedAt.getTime() === Date.parse(touchedAt)) return;
  throw conflict(`${draft.touchedBy} has worked on this draft since. Look at it first.`, 'STALE_DRAFT');
}

/** What stands against changes that were begun on other prices than those in force: who applied them, and when. */
export function stale({ snapshotId, appliedBy, appliedAt }: PricingSnapshotData, timezone: string) {
  const since = dateText(new Date(appliedAt), 'moment', timezone);
  const message = `${appliedBy} put other prices in force on ${since}. Look at them, then preview again.`;
  return conflict(message, 'STALE_PRICING', { snapshotId, appliedBy, appliedAt });
}
