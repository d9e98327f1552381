import { isDeepStrictEqual } from 'node:util';
import { Decimal, METALS, roundTo, type PerMetal } from '@washcoat/metals';
import type { UnitOfWork } from '@washcoat/service-kit';
import { partsOf, type PricingChanges } from '../pricing-draft/pricing-changes';
import {
  dropDraftOf,
  findSourceDraft,
  isOfSource,
  keepDraft,
  lockDraftOf,
  SOURCE_USER,
} from '../pricing-draft/pricing-draft.repository';
import { findMarketSchedule } from '../pricing-schedule/pricing-schedule.model';
import { movedPercent } from './moved-percent';
import { newestQuote } from './quote.model';

const SOURCE_NAME = 'The price source';
/** However far the market has moved, no new draft is made; however little, one that is there goes on. */
const NEVER_NEW = Infinity;

/**
 * Makes a draft when a metal moved as far as the house chose, or, while it has chosen nothing, by the `percent` of the
 * installation; null for never. One that is there follows the market in any case.
 */
export async function draftOfQuote(
  unit: UnitOfWork,
  market: PerMetal<number>,
  percent: number | null,
): Promise<void> {
  const schedule = await findMarketSchedule(unit.trx);
  const limit = schedule ? schedule.percent : percent;
  await draftOfMarket(unit, market, limit ?? NEVER_NEW);
}

/**
 * Makes a draft of the house when a metal of the market moved by `percent` from the prices in force: the new market, and
 * hedge prices that move with it. Such a draft follows the market from then on, until it would change
 * nothing; one that somebody works on stays as it is.
 */
export async function draftOfMarket(
  unit: UnitOfWork,
  market: PerMetal<number>,
  percent: number,
): Promise<void> {
  const house = await unit.trx('company_copy').where({ is_house: true }).first('company_id');
  if (!house) return;
  const { current, draft } = await lockDraftOf(unit.trx, house.company_id);
  const isOwn = draft !== null && isOfSource(draft);
  if (!current || (draft && !isOwn)) return;
  const moved = METALS.some((metal) =>
    movedPercent(current.marketPrice[metal], market[metal]).abs().gte(percent),
  );
  if (!moved && !isOwn) return;
  const changes: PricingChanges = { marketPrice: {}, hedge: {} };
  for (const metal of METALS) {
    const price = roundTo(new Decimal(market[metal]), 0);
    if (price === current.marketPrice[metal]) continue;
    changes.marketPrice = { ...changes.marketPrice, [metal]: price };
    changes.hedge = { ...changes.hedge, [metal]: withMarket(current, metal, market[metal]) };
  }
  if (!partsOf(current, changes).length) return dropDraftOf(unit.trx, house.company_id);
  const isSame = draft?.baseSnapshotId === current.snapshotId && isDeepStrictEqual(draft.changes, changes);
  if (isSame) return;
  await keepDraft(unit.trx, {
    companyId: house.company_id,
    baseSnapshotId: current.snapshotId,
    changes,
    touchedByUserId: SOURCE_USER,
    touchedBy: SOURCE_NAME,
    touchedAt: unit.now,
  });
}

/**
 * Begins the draft that follows the market anew on prices that have just come in force; nothing where the house has none, or
 * somebody works on it.
 */
export async function followMarketAgain(unit: UnitOfWork): Promise<void> {
  const quote = (await findSourceDraft(unit.trx)) && (await newestQuote(unit.trx));
  if (!quote) return;
  const { pt, pd, rh } = quote;
  await draftOfMarket(unit, { pt, pd, rh }, NEVER_NEW);
}

/** The hedge price in whole dollars, as far from the market as it is now. */
function withMarket(
  { marketPrice, hedge }: { marketPrice: PerMetal<number>; hedge: PerMetal<number> },
  metal: (typeof METALS)[number],
  price: number,
): number {
  if (marketPrice[metal] <= 0) return hedge[metal];
  const share = new Decimal(hedge[metal]).div(marketPrice[metal]);
  return Math.min(99_999, roundTo(share.times(price), 0));
}
