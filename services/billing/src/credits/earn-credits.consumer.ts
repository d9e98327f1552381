import { loadCompleted, type LoadSnapshot } from '@washcoat/contract-loads';
import { orZero } from '@washcoat/metals';
import { consumer } from '@washcoat/service-kit';
import { creditDate } from './credit-calendar';
import { appendOnce, keepAccount } from './credit-ledger.repository';
import { tellCredits } from './tell-credits';

/** Credits for one whole unit of a completed load. */
const CREDITS_PER_UNIT = 1;

/** Whole units of all that is bought: wire, misc. items and what is for a test among them. */
const wholeUnits = ({ invoioceItemDetails: { totalPieceCount, testUnits } }: LoadSnapshot) =>
  Math.floor(orZero(totalPieceCount).plus(testUnits).toNumber());

/**
 * Gives the seller of a completed load a credit for every whole unit, once per load, in the month of the completion;
 * when that month is over they lapsed with it.
 * It names no tables: the ledger is append-only, and a replay finds every sale there.
 */
export const earnCredits = (timezone: string) =>
  consumer({
    name: 'earn-credits',
    event: loadCompleted,
    async handle(unit, load) {
      const { trx, now } = unit;
      const credits = wholeUnits(load) * CREDITS_PER_UNIT;
      if (!load.sellerUserId || credits < 1) return;
      const at = load.buyerFinalisedDate ? new Date(load.buyerFinalisedDate) : now;
      const { month, day, nextMonth } = creditDate(at, timezone);
      const earned = {
        ...{ userId: load.sellerUserId, companyId: load.companyId, pot: 'earned' as const },
        ...{ sourceId: load.loadId, month },
      };
      await keepAccount(trx, load.sellerUserId);
      const isNew = await appendOnce(trx, { ...earned, change: credits, reason: 'sale', day, at });
      if (isNew && nextMonth <= now) {
        const lapsed = { day: creditDate(nextMonth, timezone).day, at: nextMonth };
        await appendOnce(trx, { ...earned, change: -credits, reason: 'lapse', ...lapsed });
      }
      tellCredits(unit, load.sellerUserId);
    },
  });
