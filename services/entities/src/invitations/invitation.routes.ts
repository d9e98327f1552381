import { invitationList, invite } from '@washcoat/contract-entities';
import { mapKeysetPage, read, write, type Route } from '@washcoat/service-kit';
import { presentInvitation } from './invitation.presenter';
import { inviteUser } from './invite-user';
import { listInvitations } from './list-invitations';

/** The invited users list and inviting. */
export const invitationRoutes: readonly Route[] = [
  read(invitationList, async ({ database, session }, filters) =>
    mapKeysetPage(await listInvitations(database, session, filters), presentInvitation),
  ),
  write(invite, async (context, form) => {
    await inviteUser(context, context.session, form);
    return { message: 'Invited User Successfully!' };
  }),
];
