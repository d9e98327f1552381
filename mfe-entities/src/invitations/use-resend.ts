import type { InvitedUser } from '@washcoat/contract-entities';
import { problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useCallback, useState } from 'react';
import { INVITE_FAILED, INVITED } from './invite-words';
import { useInviteUserMutation } from './invitations.api';

/** Mails an invitation again; the new link replaces the old one. Says which one is under way. */
export function useResend() {
  const [invite] = useInviteUserMutation();
  const [resending, setResending] = useState<string>();
  const resend = useCallback(
    async ({ invitationId, fname, lname, email, companyId, facilityCity, roleId }: InvitedUser) => {
      setResending(invitationId);
      const { data, error } = await invite({ fname, lname, email, companyId, facilityCity, roleId });
      setResending(undefined);
      if (data) toast.success(data.message || INVITED);
      else toast.error(problemText(error, INVITE_FAILED));
    },
    [invite],
  );
  return { resend, resending };
}
