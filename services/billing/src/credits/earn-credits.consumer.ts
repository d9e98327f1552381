import { loadCompleted } from '@washcoat/contract-loads';
import { consumer } from '@washcoat/service-kit';
import { creditDate } from './credit-calendar';
import { appendOnce } from './credit-ledger.repository';
import { tellCredits } from './tell-credits';

/** Credits for one whole unit of a completed load. */
const CREDITS_PER_UNIT = 1;

/**
 * Gives the seller of a completed load a credit for every whole unit, once per load, in the month of the completion.
 * It names no tables: the ledger is append-only, and a replay finds every sale there.
 */
export const earnCredits = (timezone: string) =>
  consumer({
    name: 'earn-credits',
    event: loadCompleted,
    async handle(unit, load) {
      const { trx, now } = unit;
      const credits = Math.floor(load.invoioceItemDetails.totalUnits) * CREDITS_PER_UNIT;
      if (!load.sellerUserId || credits < 1) return;
      const at = load.buyerFinalisedDate ? new Date(load.buyerFinalisedDate) : now;
      const { month, day } = creditDate(at, timezone);
      await appendOnce(trx, {
        user_id: load.sellerUserId,
        company_id: load.companyId,
        pot: 'earned',
        change: credits,
        reason: 'sale',
        source_id: load.loadId,
        month,
        day,
        at,
      });
      tellCredits(unit, load.sellerUserId);
    },
  });
