import type { PricingSnapshotData } from '@washcoat/contract-converters';
import { METALS } from '@washcoat/metals';
import type { UnitOfWork } from '@washcoat/service-kit';
import { ABSURD_PERCENT, movedTooFar } from '../metal-source/moved-percent';
import { heldQuotes, newestQuote } from '../metal-source/quote.model';
import { findFirstSnapshotId, findSnapshotId, readSnapshot } from '../pricing/pricing-snapshot.repository';
import { mistakesIn, withChanges } from '../pricing-draft/pricing-changes';
import { isOfSource, type PricingDraftModel } from '../pricing-draft/pricing-draft.repository';
import type { MarketScheduleModel } from './pricing-schedule.model';

const DAY_MS = 86_400_000;

/** Why no draft is made of the market. */
export const NO_PRICES = 'No market prices have been read yet.';
export const worksOn = ({ touchedBy }: PricingDraftModel): string =>
  `${touchedBy} works on a draft: none was made of the market.`;

/** Why a draft is not put in force by a schedule; empty when it is. */
export async function whyNot(
  { trx }: UnitOfWork,
  current: PricingSnapshotData,
  { baseSnapshotId, changes }: PricingDraftModel,
): Promise<string> {
  if (baseSnapshotId !== current.snapshotId)
    return `${current.appliedBy} put other prices in force since the draft began. Preview it again.`;
  if (await heldQuotes(trx).resultSize())
    return 'Market prices are held until somebody confirms or refuses them.';
  const [mistake] = Object.values(mistakesIn(withChanges(current, changes)));
  return mistake ? `${mistake}.` : '';
}

/**
 * Why a draft that no person looked at is not put in force; empty when it is. Whoever tells prices could move them at
 * will, a little with each reading.
 */
export async function whyNotUnseen(
  { trx, now }: UnitOfWork,
  current: PricingSnapshotData,
  { changes }: PricingDraftModel,
): Promise<string> {
  const since = new Date(now.getTime() - DAY_MS);
  const formerId = (await findSnapshotId(trx, since)) ?? (await findFirstSnapshotId(trx));
  const { marketPrice: former } = formerId ? await readSnapshot(trx, formerId) : current;
  const { marketPrice: next } = withChanges(current, changes);
  return METALS.some((metal) => movedTooFar(former[metal], next[metal]))
    ? `A metal moved by more than ${ABSURD_PERCENT} % within a day. Look at the draft and apply it by hand.`
    : '';
}

/** Whether what a schedule waits for while there is no draft that could be put in force is still so. */
export async function isStillSo(
  { trx }: UnitOfWork,
  { waits }: MarketScheduleModel,
  draft: PricingDraftModel | null,
): Promise<boolean> {
  if (waits === NO_PRICES) return !(await newestQuote(trx));
  return draft !== null && !isOfSource(draft) && waits === worksOn(draft);
}
