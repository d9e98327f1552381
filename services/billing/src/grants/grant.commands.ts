import { GRANT_DAYS, type creditGrantAdd, type creditGrantDecide } from '@washcoat/contract-billing';
import type { InputOf } from '@washcoat/contract-kernel';
import { newId, notFound, type WriteContext } from '@washcoat/service-kit';
import { subDays } from 'date-fns/subDays';
import { creditDate } from '../credits/credit-calendar';
import { appendOnce, lockAccount, readBalance } from '../credits/credit-ledger.repository';
import { tellCredits } from '../credits/tell-credits';
import { findUserCopy } from '../users/user-copy.model';
import { bookedAlone, GrantModel } from './grant.model';
import { assertIsThere, assertMayDecide, needsSecondPerson } from './grant.rules';

const ENTITY = 'credit-grant';

/**
 * Gives a user credits or takes some back, which purchased ones stand for: they do not lapse. More than the limit wait
 * for a second person, counted with what the same person gave the same user, or took back, alone in the last days.
 *
 * @throws Problem 404 for a user who is not known, 409 when more is taken back than is left
 */
export async function askForGrant(
  unit: WriteContext,
  { userId, change, reason }: InputOf<typeof creditGrantAdd>,
  timezone: string,
): Promise<Pick<GrantModel, 'grantId' | 'status'>> {
  const { trx, now, session, audit } = unit;
  if (!(await findUserCopy(trx, userId))) throw notFound('This user');
  const asked = {
    ...{ grantId: newId(), userId, change, reason, requestedBy: session.userId, requestedAt: now },
    requestedByName: nameOf(session),
  };
  // Who asks for the same user at the same moment waits here, so that the limit counts both.
  await lockAccount(trx, userId);
  const before = await bookedAlone(trx, asked, subDays(now, GRANT_DAYS));
  const status = needsSecondPerson(change, before) ? ('waiting' as const) : ('done' as const);
  await GrantModel.query(trx).insert({ ...asked, status });
  if (status === 'done') await book(unit, asked, timezone);
  await audit({
    action: 'add',
    entity: ENTITY,
    entityId: asked.grantId,
    after: { userId, change, reason, status },
  });
  return { grantId: asked.grantId, status };
}

/**
 * Approves or refuses what waits.
 *
 * @throws Problem 404 for none, 403 for whoever asked for it, 409 when it is decided or more is taken back than is left
 */
export async function decideGrant(
  unit: WriteContext,
  { grantId, isApproved }: InputOf<typeof creditGrantDecide>,
  timezone: string,
): Promise<void> {
  const { trx, now, session, audit } = unit;
  const grant = await GrantModel.query(trx).findById(grantId).forUpdate();
  if (!grant) throw notFound('This grant');
  assertMayDecide(grant, session.userId);
  const status = isApproved ? 'done' : 'refused';
  const decided = { decidedBy: session.userId, decidedByName: nameOf(session), decidedAt: now };
  await GrantModel.query(trx)
    .findById(grantId)
    .patch({ status, ...decided });
  if (isApproved) await book(unit, grant, timezone);
  await audit({
    ...{ action: 'edit', entity: ENTITY, entityId: grantId },
    ...{ before: { status: 'waiting' }, after: { status } },
  });
}

const nameOf = ({ firstName, lastName }: WriteContext['session']) => `${firstName} ${lastName}`.trim();

/** Writes it into the ledger; what is left is decided by one at a time. */
async function book(
  { trx, now, tellPages }: WriteContext,
  { grantId, userId, change }: Pick<GrantModel, 'grantId' | 'userId' | 'change'>,
  timezone: string,
): Promise<void> {
  const { month, day } = creditDate(now, timezone);
  await lockAccount(trx, userId);
  assertIsThere(change, (await readBalance(trx, userId, { month })).purchased);
  const user = await findUserCopy(trx, userId);
  await appendOnce(trx, {
    ...{ userId, companyId: user?.companyId ?? null, pot: 'purchased', change, sourceId: grantId },
    ...{ reason: change > 0 ? 'grant' : 'correction', month, day, at: now },
  });
  tellCredits({ now, tellPages }, userId);
}
