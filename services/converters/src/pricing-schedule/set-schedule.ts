import type { pricingApplyLater, pricingMarketSchedule } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { momentIn, type InputOf } from '@washcoat/contract-kernel';
import { badInput, conflict, setterName, type UnitOfWork } from '@washcoat/service-kit';
import { partsOf } from '../pricing-draft/pricing-changes';
import { assertMaySetParts } from '../pricing-draft/pricing-draft.policy';
import { draftOwner, isOfSource, type Standing } from '../pricing-draft/pricing-draft.repository';
import { assertKnown, keepChanges, stale } from '../pricing-draft/set-pricing';
import { findMarketSchedule, MarketScheduleModel, PricingLaterModel } from './pricing-schedule.model';

const MOST_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Has the draft of the user's company put in force at a moment to come; `standing` is locked. Throws 400 for a moment
 * that is over or further off than 90 days, 409 `NOTHING_TO_APPLY` without a draft, `STALE_PRICING` and `STALE_DRAFT` for
 * others than the sender knows, and 403 for parts that the user may not set. A draft that follows the market becomes the
 * user's, and follows it no more: what comes in force is what was looked at.
 */
export async function applyLater(
  unit: UnitOfWork,
  session: Session,
  asked: InputOf<typeof pricingApplyLater> & { standing: Standing; timezone: string },
): Promise<void> {
  const { standing, timezone, day, time, baseSnapshotId, draftTouchedAt } = asked;
  const { current, draft } = standing;
  if (!draft) throw conflict('There is no draft that could be put in force.', 'NOTHING_TO_APPLY');
  if (baseSnapshotId !== current.snapshotId || draft.baseSnapshotId !== current.snapshotId)
    throw stale(current, timezone);
  assertKnown(draft, draftTouchedAt);
  const parts = partsOf(current, draft.changes);
  assertMaySetParts(session, parts);
  if (!parts.length) throw conflict('These prices are in force already.', 'NOTHING_TO_APPLY');
  const applyAt = momentIn(timezone, day, time);
  const ahead = applyAt.getTime() - unit.now.getTime();
  if (ahead <= 0) throw badInput({ time: 'Use a moment to come' });
  if (ahead > MOST_DAYS * DAY_MS) throw badInput({ day: `Use a day within ${MOST_DAYS} days` });
  const isTaken = isOfSource(draft);
  if (isTaken) await keepChanges(unit, session, { current, changes: draft.changes });
  const draftTouched = isTaken ? unit.now : draft.touchedAt;
  const later = {
    ...{ companyId: draft.companyId, applyAt, draftTouchedAt: draftTouched, waits: '' },
    ...setBy(session, unit.now),
  };
  await PricingLaterModel.query(unit.trx).insert(later).onConflict('company_id').merge();
  await unit.audit({
    ...{ action: 'schedule', entity: 'pricing-draft', entityId: draft.companyId },
    after: { applyAt, parts },
  });
}

/**
 * Takes back that the draft of the user's company comes in force by itself, as it was set at `setAt`. 403 for parts that the
 * user may not set, 409 `STALE_DRAFT` when its moment was set since.
 */
export async function applyNotLater(
  unit: UnitOfWork,
  session: Session,
  { standing: { current, draft }, setAt }: { standing: Standing; setAt: string },
): Promise<void> {
  const companyId = draftOwner(session);
  const later = await PricingLaterModel.query(unit.trx).findById(companyId);
  if (!later) return;
  assertMaySetParts(session, partsOf(current, draft?.changes ?? {}));
  if (later.setAt.getTime() !== Date.parse(setAt))
    throw conflict(`${setterName(later)} has set its moment since. Look at it first.`, 'STALE_DRAFT');
  await PricingLaterModel.query(unit.trx).deleteById(companyId);
  const before = { applyAt: later.applyAt };
  await unit.audit({ action: 'unschedule', entity: 'pricing-draft', entityId: companyId, before });
}

/** Sets when drafts are made of market prices, and whether they are applied without a person. Throws 400 for half a schedule. */
export async function setMarketSchedule(
  unit: UnitOfWork,
  session: Session,
  { days, time, percent, isApplied }: InputOf<typeof pricingMarketSchedule>,
): Promise<void> {
  const chosen = [...new Set(days)].sort((left, right) => left - right);
  if (chosen.length && time === null) throw badInput({ time: 'Choose when on these days' });
  if (!chosen.length && time !== null) throw badInput({ days: 'Choose at least one day' });
  const before = await findMarketSchedule(unit.trx);
  const after = { days: chosen, time, percent, isApplied };
  const row = { scheduleId: 1 as const, ...after, ...setBy(session, unit.now), waits: '' };
  await MarketScheduleModel.query(unit.trx).insert(row).onConflict('schedule_id').merge();
  await unit.audit({
    ...{ action: 'edit', entity: 'market-schedule', entityId: '1' },
    ...(before && { before: settingOf(before) }),
    after,
  });
}

const settingOf = ({ days, time, percent, isApplied }: MarketScheduleModel) => ({
  days,
  time,
  percent,
  isApplied,
});

const setBy = ({ userId, firstName, lastName }: Session, setAt: Date) => ({
  userId,
  firstName,
  lastName,
  setAt,
});
