import { companyDecided, type companyDecide, type Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { conflict, notFound, type SessionStore, type UnitOfWork } from '@washcoat/service-kit';
import { binUsersOf } from '../bin/bin-with-company';
import { refreshSessions } from '../sign-in/refresh-sessions';
import { publishCompany } from './company-changed';
import { auditedCompany } from './company.presenter';
import { lockCompanyInScope, updateCompany } from './company.model';

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
  if (!company.isWaiting) throw conflict('This customer is not waiting for approval.', 'NOT_WAITING');
  const changes = isApproved ? { isActive: true } : { deletedAt: unit.now, deletedBy: session.userId };
  const userIds = isApproved ? [] : await binUsersOf(unit, session, company.companyId);
  const decided = await updateCompany(unit.trx, companyId, { isWaiting: false, ...changes }, unit.now);
  await unit.publish(companyDecided, companyId, {
    companyId,
    companyName: company.companyName,
    email: company.email,
    firstName: company.firstName,
    isApproved,
    path: '/',
  });
  await unit.audit({
    action: isApproved ? 'approve' : 'refuse',
    entity: 'company',
    entityId: companyId,
    // Who waits has no discounts yet.
    before: auditedCompany(company, []),
    after: isApproved ? auditedCompany(decided, []) : undefined,
  });
  await publishCompany(unit, decided);
  await refreshSessions(unit, sessions, userIds);
}
