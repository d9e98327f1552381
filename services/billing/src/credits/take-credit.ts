import type { takeCredit } from '@washcoat/contract-billing';
import { CompanyCopyModel, Problem, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { countOf, FREE_CREDITS, nextPot } from './credit-balance';
import { creditDate, type CreditDate } from './credit-calendar';
import { CreditEntryModel } from './credit-ledger.model';
import {
  appendOnce,
  countCompanyLookups,
  isPaid,
  lockAccount,
  readBalance,
} from './credit-ledger.repository';
import { lookupCap } from './lookup-restriction';
import { tellCredits } from './tell-credits';

export type Lookup = z.output<typeof takeCredit.input>;

const LAPSED = 'LOOKUP_CREDIT_LAPSED';

/**
 * Pays a lookup with one credit of the day and month of its moment: free, then earned, then purchased. The same
 * converter costs a user nothing for the rest of the day, and a lookup that is sent again costs nothing either. Takes of one user wait for each other, and
 * so do those of a company with a limit, so that no credit is spent twice.
 *
 * @returns whether a credit was taken, and what is left
 * @throws Problem 400 LOOKUP_CREDIT_LAPSED when no credit is left or the company's limit is reached
 */
export async function takeLookupCredit(
  unit: UnitOfWork,
  lookup: Lookup,
  timezone: string,
): Promise<z.output<typeof takeCredit.output>> {
  const { trx, now } = unit;
  const { userId, companyId, productId, oem, lookupId } = lookup;
  const at = lookup.at ? new Date(lookup.at) : now;
  const date = creditDate(at, timezone);
  const cap = await lookupCap(trx, companyId);
  if (cap !== null) await CompanyCopyModel.query(trx).findById(companyId).select('company_id').forUpdate();
  await lockAccount(trx, userId);
  const balance = await readBalance(trx, userId, date);
  if (await isPaid(trx, lookup, date)) return { taken: false, balance: countOf(balance) };
  if (cap !== null && (await countCompanyLookups(trx, companyId, date.month)) >= cap) throw lapsed();
  const pot = nextPot(balance);
  if (!pot) throw lapsed();
  await grantMonth(trx, lookup, date);
  const { month, day } = date;
  const use = { pot, change: -1, reason: 'lookup', month, day, at } as const;
  await CreditEntryModel.query(trx).insert({ userId, companyId, oem, productId, lookupId, ...use });
  tellCredits(unit, userId);
  return { taken: true, balance: countOf(balance) - 1 };
}

/** The free credits of a month, dated at its start however late its first lookup is. */
async function grantMonth(
  trx: Knex.Transaction,
  { userId, companyId }: Lookup,
  { month, monthStart }: CreditDate,
): Promise<void> {
  await appendOnce(trx, {
    userId,
    companyId,
    pot: 'free',
    change: FREE_CREDITS,
    reason: 'month',
    month,
    day: `${month}-01`,
    at: monthStart,
  });
}

function lapsed(): Problem {
  return new Problem(400, LAPSED, { code: LAPSED });
}
