import { invitationList, invitationRevoke, invite } from '@washcoat/contract-entities';
import { mapKeysetPage, read, write, type Route, type Service } from '@washcoat/service-kit';
import { presentInvitation } from './invitation.presenter';
import { inviteUser } from './invite-user';
import { listInvitations } from './list-invitations';
import { revokeInvitation } from './revoke-invitation';

/** The invited users list and inviting, also taken back. */
export const invitationRoutes = ({ platform }: Pick<Service, 'platform'>): readonly Route[] => [
  read(invitationList, async ({ database, session, now }, filters) =>
    mapKeysetPage(await listInvitations(database, session, filters), (row) => presentInvitation(row, now)),
  ),
  write(invite, async (context, form) => {
    await inviteUser(context, context.session, platform.limiter, form);
    return { message: 'Invited User Successfully!' };
  }),
  write(invitationRevoke, async (context, { invitationId }) => {
    await revokeInvitation(context, context.session, invitationId);
    return { message: 'Invitation Revoked Successfully!' };
  }),
];
