import { companyDecided, type companyDecide, type Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { conflict, notFound, type SessionStore, type UnitOfWork } from '@washcoat/service-kit';
import type { UserRow } from '../people/user';
import { publishUser } from '../people/user-changed';
import { refreshSessions } from '../sign-in/refresh-sessions';
import { publishCompany } from './company-changed';
import { auditedCompany } from './company.presenter';
import { lockCompanyInScope, updateCompany, type NamedCompanyRow } from './company.repository';

/**
 * Decides over a company that registered alone: approved it is switched on, refused it is deleted with its users, whose
 * addresses are free again. Its contact is written to. 404 outside the scope, 409 when it does not wait any more.
 */
export async function decideCompany(
  unit: UnitOfWork,
  session: Session,
  { companyId, isApproved }: InputOf<typeof companyDecide>,
  sessions: SessionStore,
): Promise<void> {
  const company = await lockCompanyInScope(unit.trx, session, companyId);
  if (!company) throw notFound('This company');
  if (!company.is_waiting) throw conflict('This customer is not waiting for approval.', 'NOT_WAITING');
  const changes = isApproved ? { is_active: true } : { deleted_at: unit.now };
  const userIds = isApproved ? [] : await deleteUsersOf(unit, company);
  const decided = await updateCompany(unit.trx, companyId, { is_waiting: false, ...changes }, unit.now);
  await unit.publish(companyDecided, companyId, {
    companyId,
    companyName: company.company_name,
    email: company.email,
    firstName: company.first_name,
    isApproved,
    path: '/',
  });
  await unit.audit({
    action: isApproved ? 'approve' : 'refuse',
    entity: 'company',
    entityId: companyId,
    before: auditedCompany(company, {}),
    after: isApproved ? auditedCompany(decided, {}) : undefined,
  });
  await publishCompany(unit, decided);
  await refreshSessions(unit, sessions, userIds);
}

async function deleteUsersOf(unit: UnitOfWork, { company_id }: NamedCompanyRow): Promise<string[]> {
  const users: UserRow[] = await unit
    .trx('app_user')
    .where({ company_id })
    .whereNull('deleted_at')
    .update({ deleted_at: unit.now, updated_at: unit.now, version: unit.trx.raw('version + 1') })
    .returning('*');
  for (const user of users) await publishUser(unit, user);
  return users.map(({ user_id }) => user_id);
}
