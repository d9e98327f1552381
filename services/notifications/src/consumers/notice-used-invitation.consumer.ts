import { invitationUsed } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';
import { tell } from '../notices/notice.repository';

/** Who invited somebody hears that they have come. */
export const noticeUsedInvitation = consumer({
  name: 'notice-used-invitation',
  event: invitationUsed,
  async handle(unit, { invitationId, email, firstName, lastName, companyName, inviterId, usedAt }) {
    if (!inviterId) return;
    const name = `${firstName} ${lastName}`.trim() || email;
    await tell(unit, {
      subject: 'invitation',
      recordId: invitationId,
      side: 'person',
      kind: 'own-invitation',
      userId: inviterId,
      title: `${name} accepted your invitation`,
      text: companyName ? `${email} joined ${companyName}.` : `${email} registers a company of their own.`,
      link: '/entities/inviteUsers',
      isShown: true,
      isNews: true,
      isWaiting: false,
      at: new Date(usedAt),
      version: 1,
    });
  },
});
