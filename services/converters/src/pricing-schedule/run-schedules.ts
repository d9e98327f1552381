import type { Session } from '@washcoat/contract-entities';
import { pricingScheduleRan, type PricingSnapshotData } from '@washcoat/contract-converters';
import {
  dueDay,
  newId,
  rightsOf,
  setterName,
  type RightsNow,
  type Service,
  type UnitOfWork,
} from '@washcoat/service-kit';
import { draftOfMarket, followMarketAgain } from '../metal-source/draft-of-quote';
import { newestQuote } from '../metal-source/quote.model';
import { applyPricing } from '../pricing/apply-pricing';
import { noteModifier } from '../pricing-draft/modifier-change.repository';
import { partsOf, withChanges } from '../pricing-draft/pricing-changes';
import {
  dropDraftOf,
  findSourceDraft,
  isOfSource,
  lockDraftOf,
  type PricingDraftModel,
} from '../pricing-draft/pricing-draft.repository';
import { findMarketSchedule, MarketScheduleModel, PricingLaterModel } from './pricing-schedule.model';
import { isStillSo, NO_PRICES, whyNot, whyNotUnseen, worksOn } from './reasons-to-wait';
import { whyNotBy } from './setter-rights';

/**
 * Does what is due at `now`: makes the draft of the day, puts in force what follows the market where the house chose so,
 * and drafts whose moment has come. Each is one transaction under the lock of pricing, which looks again at what is due:
 * several processes do it once, and one that is killed leaves it to the next run. One that fails keeps no other from its
 * moment, and is tried again by the next run. What their setters may do is asked anew, before the lock; without an answer
 * nothing is put in force.
 */
export async function runSchedules(service: Service, now: Date): Promise<void> {
  const { database, platform } = service;
  const attempt = (what: string, work: () => Promise<void>) =>
    work().catch((error) => platform.logger.error({ error, what }, 'prices by schedule failed'));
  const inNameOf = (
    userId: string,
    what: string,
    work: (unit: UnitOfWork, rights: RightsNow) => Promise<void>,
  ) =>
    attempt(what, async () => {
      const rights = await rightsOf(service, [userId]);
      await service.inTransaction({ now }, (unit) => work(unit, rights));
    });
  const schedule = await findMarketSchedule(database);
  if (schedule) {
    if (dueDay(schedule, now, platform.timezone))
      await attempt('draft of the day', () =>
        service.inTransaction({ now }, (unit) => makeDraftOfDay(unit, platform.timezone)),
      );
    if (schedule.waits || (schedule.isApplied && (await findSourceDraft(database))))
      await inNameOf(schedule.userId, 'draft of the market', applyMarketDraft);
  }
  const due = await PricingLaterModel.query(database).where('apply_at', '<=', now).orderBy('apply_at');
  for (const { companyId, userId } of due)
    await inNameOf(userId, `draft of ${companyId}`, (unit, rights) => applyDue(unit, companyId, rights));
}

/** Makes the draft of the day of market prices, once a day; where somebody works on one, it says so instead. */
async function makeDraftOfDay(unit: UnitOfWork, timezone: string): Promise<void> {
  const { trx, now } = unit;
  const house = await houseId(unit);
  if (!house) return;
  const { draft } = await lockDraftOf(trx, house);
  const schedule = await findMarketSchedule(trx);
  const day = schedule && dueDay(schedule, now, timezone);
  if (!day) return;
  const isFirst = await trx('market_schedule')
    .whereRaw('last_day is distinct from ?::date', [day])
    .update({ last_day: day });
  if (isFirst === 0) return;
  const quote = await newestQuote(trx);
  if (!quote) return noteMarket(unit, schedule, NO_PRICES);
  if (draft && !isOfSource(draft)) return noteMarket(unit, schedule, worksOn(draft));
  await noteMarket(unit, schedule, '');
  await draftOfMarket(unit, quote, 0);
}

/**
 * Puts the draft that follows the market in force, where the house chose that nobody needs to look at it. Where there is no
 * such draft, what the schedule waited for is over once it is so no more.
 */
async function applyMarketDraft(unit: UnitOfWork, rights: RightsNow): Promise<void> {
  const house = await houseId(unit);
  if (!house) return;
  const { current, draft } = await lockDraftOf(unit.trx, house);
  const schedule = await findMarketSchedule(unit.trx);
  if (!schedule || !current || isLaterThan(unit, current)) return;
  if (!schedule.isApplied || !draft || !isOfSource(draft)) {
    if (!(await isStillSo(unit, schedule, draft))) await noteMarket(unit, schedule, '');
    return;
  }
  const { userId } = schedule;
  const setter = rights.get(userId);
  // Somebody else has saved the schedule meanwhile: the next run asks about that person.
  if (setter === undefined) return;
  const parts = partsOf(current, draft.changes);
  const reason =
    whyNotBy(schedule, setter, { schedule: 'market', parts }) ||
    (await whyNot(unit, current, draft)) ||
    (await whyNotUnseen(unit, current, draft));
  if (reason) return noteMarket(unit, schedule, reason);
  await noteMarket(unit, schedule, '');
  const by = { userId, firstName: draft.touchedBy, lastName: `as ${setterName(schedule)} set it` };
  await putInForce(unit, { current, draft, by, schedule: 'market', setBy: setterName(schedule) });
}

/** Puts a draft in force whose moment has come. */
async function applyDue(unit: UnitOfWork, companyId: string, rights: RightsNow): Promise<void> {
  const { trx, now } = unit;
  const { current, draft } = await lockDraftOf(trx, companyId);
  const later = await PricingLaterModel.query(trx).findById(companyId);
  if (!later || later.applyAt > now || !current || !draft || isLaterThan(unit, current)) return;
  const setter = rights.get(later.userId);
  if (setter === undefined) return;
  const parts = partsOf(current, draft.changes);
  const isOther = draft.touchedAt.getTime() !== later.draftTouchedAt.getTime();
  const reason = isOther
    ? `${draft.touchedBy} has worked on the draft since. Look at it, and set its moment again.`
    : whyNotBy(later, setter, { schedule: 'later', parts }) || (await whyNot(unit, current, draft));
  const setBy = setterName(later);
  if (reason) {
    if (reason === later.waits) return;
    await PricingLaterModel.query(trx).findById(companyId).patch({ waits: reason });
    return tellOutcome(unit, { companyId, schedule: 'later', outcome: 'waits', reason, setBy });
  }
  await putInForce(unit, { current, draft, by: later, schedule: 'later', setBy });
}

/**
 * Whether prices came in force after the moment of this run, while it waited for its turn: what it put in force would count
 * as older than they are. The next run looks again.
 */
const isLaterThan = ({ now }: UnitOfWork, { appliedAt }: PricingSnapshotData) =>
  Date.parse(appliedAt) > now.getTime();

interface Due {
  current: PricingSnapshotData;
  draft: PricingDraftModel;
  by: Pick<Session, 'userId' | 'firstName' | 'lastName'>;
  schedule: 'later' | 'market';
  setBy: string;
}

async function putInForce(unit: UnitOfWork, { current, draft, by, schedule, setBy }: Due): Promise<void> {
  const { companyId, changes } = draft;
  const snapshotId = newId();
  const parts = partsOf(current, changes);
  await dropDraftOf(unit.trx, companyId);
  if (!parts.length) return;
  const pricing = { ...withChanges(current, changes), snapshotId };
  await applyPricing(unit, schedule === 'later' ? bySchedule(by) : by, pricing);
  if (parts.includes('overrides')) await noteModifier(unit, by, { pricing, coreValues: changes.coreValues });
  await followMarketAgain(unit);
  await unit.audit({
    ...{ action: 'apply-by-schedule', entity: 'pricing', entityId: snapshotId },
    after: { schedule, setBy, setByUserId: by.userId, companyId },
  });
  await tellOutcome(unit, { companyId, schedule, outcome: 'applied', reason: '', setBy });
}

const bySchedule = (by: Due['by']) => ({ ...by, lastName: `${by.lastName}, by schedule` });

async function noteMarket(unit: UnitOfWork, before: MarketScheduleModel, waits: string): Promise<void> {
  if (waits === before.waits) return;
  await MarketScheduleModel.query(unit.trx).findById(1).patch({ waits });
  const house = await houseId(unit);
  if (!waits || !house) return;
  const setBy = setterName(before);
  await tellOutcome(unit, { companyId: house, schedule: 'market', outcome: 'waits', reason: waits, setBy });
}

interface Outcome {
  companyId: string;
  schedule: 'later' | 'market';
  outcome: 'applied' | 'waits';
  reason: string;
  setBy: string;
}

const tellOutcome = (unit: UnitOfWork, outcome: Outcome) =>
  unit.publish(pricingScheduleRan, outcome.companyId, { ...outcome, at: unit.now.toISOString() });

async function houseId({ trx }: UnitOfWork): Promise<string | null> {
  const house = await trx('company_copy').where({ is_house: true }).first('company_id');
  return house?.company_id ?? null;
}
