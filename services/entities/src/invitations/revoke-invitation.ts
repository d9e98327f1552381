import type { Session } from '@washcoat/contract-entities';
import { conflict, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { findCompany } from '../companies/company.model';
import { assertMayInvite } from './invitation.policy';
import { auditedInvitation } from './invitation.presenter';
import { lockInvitationInScope, markRevoked } from './invitation.model';

/**
 * Takes an invitation back: its link is good no more, and the company may invite the address again. Whoever may invite
 * to the company may do so; an invitation that was taken back already stays as it is. 404 outside the scope, 409 when
 * somebody has registered with it.
 */
export async function revokeInvitation(
  unit: UnitOfWork,
  session: Session,
  invitationId: string,
): Promise<void> {
  const invitation = await lockInvitationInScope(unit.trx, session, invitationId);
  if (!invitation) throw notFound('This invitation');
  assertMayInvite(session, invitation.companyId);
  if (invitation.registered) throw conflict('Somebody has registered with this invitation already.');
  if (invitation.revoked) return;
  const revoked = await markRevoked(unit.trx, invitationId, unit.now);
  const company = invitation.companyId && (await findCompany(unit.trx, invitation.companyId));
  const companyName = company ? company.companyName : null;
  await unit.audit({
    action: 'revoke',
    entity: 'invitation',
    entityId: invitationId,
    before: auditedInvitation(invitation, companyName),
    after: auditedInvitation(revoked, companyName),
  });
}
