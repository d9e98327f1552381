import { isDeepStrictEqual } from 'node:util';
import type { AppliedPricing, pricingSnapshots, PricingSnapshotData } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { METALS, namedValue, type Metal } from '@washcoat/metals';
import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { Pricing } from '../pricing/apply-pricing';
import { findSnapshot, listSnapshots } from '../pricing/pricing-snapshot.repository';
import { partsOf, type PricingChanges } from './pricing-changes';
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

type Prices = Omit<Pricing, 'snapshotId'>;

/** What leads from the prices in force to others: a facility or family that those did not have goes back to 0. */
export function changesTo(current: Prices, wanted: Prices): PricingChanges {
  const { overridesModifier, familiesIsPercentage, globalDefaults } = wanted;
  return {
    ...some('marketPrice', metalsWhere(wanted.marketPrice, current.marketPrice)),
    ...some('hedge', metalsWhere(wanted.hedge, current.hedge)),
    ...some('discount', metalsWhere(wanted.discount, current.discount)),
    ...some('facilities', facilitiesTo(current, wanted)),
    ...some('families', familiesTo(current, wanted)),
    ...(overridesModifier !== current.overridesModifier && { overridesModifier }),
    ...(familiesIsPercentage !== current.familiesIsPercentage && { familiesIsPercentage }),
    ...(!isDeepStrictEqual(globalDefaults, current.globalDefaults) && { globalDefaults }),
  };
}

const some = <K extends string, T extends object>(key: K, changes: T) =>
  Object.keys(changes).length ? { [key]: changes } : {};

const metalsWhere = <T>(wanted: Record<Metal, T>, current: Record<Metal, T>) =>
  Object.fromEntries(
    METALS.filter((metal) => !isDeepStrictEqual(wanted[metal], current[metal])).map((metal) => [
      metal,
      wanted[metal],
    ]),
  );

function facilitiesTo(current: Prices, wanted: Prices) {
  const valueIn = ({ facilitiesById, facilities }: Prices, facilityId: string, name: string) =>
    (facilitiesById ? facilitiesById[facilityId]?.value : namedValue(facilities, name)) ?? 0;
  const known = Object.entries({ ...wanted.facilitiesById, ...current.facilitiesById });
  return Object.fromEntries(
    known.flatMap(([facilityId, { name }]) => {
      const value = valueIn(wanted, facilityId, name);
      return value === valueIn(current, facilityId, name) ? [] : [[facilityId, { name, value }]];
    }),
  );
}

const familiesTo = (current: Prices, wanted: Prices) =>
  Object.fromEntries(
    Object.keys({ ...current.families, ...wanted.families }).flatMap((family) => {
      const value = namedValue(wanted.families, family) ?? 0;
      return value === (namedValue(current.families, family) ?? 0) ? [] : [[family, value]];
    }),
  );
