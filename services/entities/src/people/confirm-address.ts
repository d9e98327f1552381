import {
  badInput,
  forbidden,
  Problem,
  type RequestFacts,
  type Service,
  uniqueWrite,
} from '@washcoat/service-kit';
import { unknownLink, usedLink } from '../registrations/link-problems';
import { proveCredentials } from '../sign-in/credentials';
import { useUpResetCodes } from '../sign-in/one-time-code.model';
import { refreshSessions } from '../sign-in/refresh-sessions';
import { markConfirmed, type AddressChange } from './address-change.model';
import { publishAddressLeft } from './publish-address-left';
import { publishUser } from './user-changed';
import { assertEmailFree, emailTaken, EMAIL_INDEX } from './user-email';
import { auditedUser } from './user.presenter';
import { findUser, lockUser, shownUser, updateUser } from './user.model';

/**
 * Gives a user the address that they asked for: the mailed link proves that it is theirs, the password that it was they
 * who asked, for a mistyped address is a stranger's. 400 when it was confirmed before or asked for no longer and at
 * `password` when that is wrong, 403 when they may not change it any more, 409 when somebody else has it by now.
 */
export async function confirmAddress(
  service: Service,
  facts: RequestFacts,
  { change, password }: { change: AddressChange; password: string },
): Promise<void> {
  const { now, requestId } = facts;
  const { addressChangeId, userId, email } = change;
  await provePassword(service, facts, userId, password);
  await service.inTransaction({ now, correlationId: requestId }, async (unit) => {
    const { trx } = unit;
    await lockUser(trx, userId);
    const before = await findUser(trx, userId);
    if (!before) throw unknownLink();
    if (!before.isActive || !(before.isAdmin || before.isSA)) throw forbidden();
    if (!(await markConfirmed(trx, addressChangeId, now))) throw usedLink();
    await assertEmailFree(trx, email, userId);
    const old = auditedUser(await shownUser(trx, userId));
    const row = await uniqueWrite(EMAIL_INDEX, emailTaken, () => updateUser(trx, userId, { email }, now));
    await useUpResetCodes(trx, userId, now);
    await publishUser(unit, row);
    await publishAddressLeft(unit, before, true);
    const after = auditedUser(await shownUser(trx, userId));
    await unit.audit({ action: 'confirm address', entity: 'user', entityId: userId, before: old, after });
    await refreshSessions(unit, service.platform.sessions, [userId]);
  });
}

async function provePassword(
  { database, platform }: Service,
  { address }: RequestFacts,
  userId: string,
  password: string,
): Promise<void> {
  const user = await findUser(database, userId);
  if (!user) throw unknownLink();
  try {
    await proveCredentials(platform.limiter, user, { email: user.email, address, password });
  } catch (error) {
    if (error instanceof Problem && error.details.code === 'INVALID_CREDENTIALS')
      throw badInput({ password: 'This is not the password of your account.' });
    throw error;
  }
}
