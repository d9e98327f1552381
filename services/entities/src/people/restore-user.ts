import type { Session, userRestore } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { conflict, notFound, Problem, restored, uniqueWrite, type UnitOfWork } from '@washcoat/service-kit';
import { lockBinned } from '../bin/bin.repository';
import type { CompanyRow } from '../companies/company';
import { restoredStanding } from './restored-standing';
import type { UserRow } from './user';
import { publishUser } from './user-changed';
import { EMAIL_INDEX } from './user-email';
import { assertMayReaddress, assertMayTouch } from './user.policy';
import { auditedUser } from './user.presenter';
import { findUserByEmail, updateUser } from './user.repository';
import { shownUser } from './users-in-scope';

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
  const user = await lockBinned<UserRow>(unit.trx, session, place);
  if (!user) throw notFound('This deleted user');
  assertMayTouch(session, user, 'canDeleteUser');
  const company = await livingCompanyOf(unit, user);
  const isReaddressed = email !== undefined && email.toLowerCase() !== user.email.toLowerCase();
  if (isReaddressed) assertMayReaddress(session);
  const address = isReaddressed ? email : user.email;
  if (await findUserByEmail(unit.trx, address)) throw taken(address);
  const standing = await restoredStanding(unit, user, company);
  const row = await uniqueWrite(
    EMAIL_INDEX,
    () => taken(address),
    () => updateUser(unit.trx, user.user_id, { ...restored, ...standing, email: address }, unit.now),
  );
  await publishUser(unit, row);
  const after = auditedUser(await shownUser(unit.trx, row.user_id));
  await unit.audit({ action: 'restore', entity: 'user', entityId: row.user_id, after });
}

async function livingCompanyOf({ trx }: UnitOfWork, { company_id }: UserRow): Promise<CompanyRow | null> {
  if (!company_id) return null;
  const company: CompanyRow = await trx('company').where({ company_id }).forShare().first();
  if (company.deleted_at)
    throw conflict(`${company.company_name} is deleted, too. Restore it first.`, 'COMPANY_DELETED');
  return company;
}

function taken(email: string): Problem {
  const error = `${email} is registered to somebody else by now. Restore the user with another address.`;
  return new Problem(409, error, { code: 'DUPLICATE', fields: { email: error } });
}
