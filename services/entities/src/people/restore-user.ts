import type { Session, userRestore } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { conflict, notFound, Problem, uniqueWrite, type UnitOfWork } from '@washcoat/service-kit';
import { lockBinned } from '../bin/bin.repository';
import { CompanyModel } from '../companies/company.model';
import { restored, restoredStanding } from './restored-standing';
import { publishUser } from './user-changed';
import { EMAIL_INDEX } from './user-email';
import { assertMayEditEmail, assertMayDeleteUser } from './user.policy';
import { auditedUser } from './user.presenter';
import { findUserByEmail, shownUser, updateUser, UserModel } from './user.model';

/**
 * Brings a deleted user back as it was; its sessions stay ended. 404 when it is not in the bin (any more) or outside the
 * scope, 403 without the right or when it stands above, 409 while its company is deleted, 409 at `email` when somebody
 * else has the address by now: then another one restores it.
 */
export async function restoreUser(
  unit: UnitOfWork,
  session: Session,
  { userId, email }: InputOf<typeof userRestore>,
): Promise<void> {
  const place = { table: 'app_user', recordId: userId, now: unit.now } as const;
  const binned = await lockBinned(unit.trx, session, place);
  if (!binned) throw notFound('This deleted user');
  const user = UserModel.fromDatabaseJson(binned);
  assertMayDeleteUser(session, user);
  const company = await livingCompanyOf(unit, user);
  const isReaddressed = email !== undefined && email.toLowerCase() !== user.email.toLowerCase();
  if (isReaddressed) assertMayEditEmail(session);
  const address = isReaddressed ? email : user.email;
  if (await findUserByEmail(unit.trx, address)) throw taken(address);
  const standing = await restoredStanding(unit, user, company);
  const row = await uniqueWrite(
    EMAIL_INDEX,
    () => taken(address),
    () => updateUser(unit.trx, user.userId, { ...restored, ...standing, email: address }, unit.now),
  );
  await publishUser(unit, row);
  const after = auditedUser(await shownUser(unit.trx, row.userId));
  await unit.audit({ action: 'restore', entity: 'user', entityId: row.userId, after });
}

async function livingCompanyOf({ trx }: UnitOfWork, { companyId }: UserModel): Promise<CompanyModel | null> {
  if (!companyId) return null;
  const company = await CompanyModel.query(trx).findById(companyId).forShare().throwIfNotFound();
  if (company.deletedAt)
    throw conflict(`${company.companyName} is deleted, too. Restore it first.`, 'COMPANY_DELETED');
  return company;
}

function taken(email: string): Problem {
  const error = `${email} is registered to somebody else by now. Restore the user with another address.`;
  return new Problem(409, error, { code: 'DUPLICATE', fields: { email: error } });
}
