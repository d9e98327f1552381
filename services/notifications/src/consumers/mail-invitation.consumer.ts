import { userInvited } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';
import { invitationLetter } from '../letters/invitation.letter';
import { queueMail } from '../mails/mail.repository';

/** Who is invited gets the link to register. */
export const mailInvitation = (baseUrl: string) =>
  consumer({
    name: 'mail-invitation',
    event: userInvited,
    handle: ({ trx, envelope, now }, invitation) =>
      queueMail(trx, envelope.id, invitationLetter(invitation, baseUrl), now),
  });
