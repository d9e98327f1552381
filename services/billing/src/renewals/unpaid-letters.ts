import { renewalUnpaid, type UnpaidStep } from '@washcoat/contract-billing';
import type { UnitOfWork } from '@washcoat/service-kit';
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import type { Knex } from 'knex';
import { insertOnce } from '../payments/insert-once';
import { findPurchaseOfRenewal, findUnpaidMonth } from '../purchases/purchase.repository';
import { UserCopyModel } from '../users/user-copy.model';
import { RenewalLetterModel } from './renewal-letter.model';
import type { RenewalRecord } from './renewal.model';

/** Days after a charge failed on which its payer is written to again, the newest letter first. */
export const LETTER_DAYS = [
  ['last', 7],
  ['reminder', 3],
  ['failed', 0],
] as const satisfies readonly (readonly [UnpaidStep, number])[];

/** So many days after the last letter a renewal is ended. */
export const PATIENCE_DAYS = 7;

/** So long after a try what comes of it is its payer's own doing. */
const AT_PAGE_MINUTES = 10;

const newestDays = LETTER_DAYS[0][1];

/**
 * Writes to the payer of a renewal that could not be charged, each letter once per failure, whoever tells of it and how
 * often. A renewal that did not fail is of no letter.
 */
export async function tellUnpaid(unit: UnitOfWork, renewal: RenewalRecord, step: UnpaidStep): Promise<void> {
  const { renewalId, failedAt } = renewal;
  if (!failedAt) return;
  const letter = { renewalId, failedAt, step, sentAt: unit.now };
  if (await insertOnce(unit.trx, RenewalLetterModel, letter, ['renewal_id', 'failed_at', 'step']))
    await publishUnpaid(unit, { ...renewal, failedAt }, step);
}

/**
 * Writes to the payer of a renewal that had failed already, and that the bank now asks to have confirmed. Nobody is
 * written to who has just tried the card: the page asks at once.
 */
export async function tellToConfirm(unit: UnitOfWork, renewal: RenewalRecord): Promise<void> {
  const { failedAt, triedAt } = renewal;
  const isAtPage = triedAt !== null && addMinutes(triedAt, AT_PAGE_MINUTES) > unit.now;
  if (failedAt && !isAtPage) await publishUnpaid(unit, { ...renewal, failedAt }, 'failed');
}

async function publishUnpaid(
  { trx, now, publish }: UnitOfWork,
  renewal: RenewalRecord & { failedAt: Date },
  step: UnpaidStep,
): Promise<void> {
  const { renewalId, failedAt, planName, amountCents: amount } = renewal;
  const endsAt = endOf(step, failedAt, now).toISOString();
  const { email, userName } = await payerOf(trx, renewal);
  const month = await findUnpaidMonth(trx, renewalId);
  await publish(renewalUnpaid, renewalId, {
    ...{ renewalId, step, email, userName, planName, amount, endsAt },
    ...(month?.status === 'requires_action' && { isToConfirm: true }),
  });
}

/** When a renewal ends that nobody pays: patience counts from the last letter, which may have come late. */
function endOf(step: UnpaidStep, failedAt: Date, now: Date): Date {
  if (step === 'ended') return now;
  return addDays(step === 'last' ? now : addDays(failedAt, newestDays), PATIENCE_DAYS);
}

/** Who pays a renewal: the user as far as it is known here, else who bought it. */
async function payerOf(
  trx: Knex.Transaction,
  { renewalId, userId }: RenewalRecord,
): Promise<{ email: string; userName: string }> {
  const user = await UserCopyModel.query(trx).findById(userId);
  if (user?.email) return { email: user.email, userName: user.userName };
  const first = await findPurchaseOfRenewal(trx, renewalId);
  return { email: first?.email ?? '', userName: first?.fullName ?? '' };
}
