import type { InvitedUser } from '@washcoat/contract-entities';
import { problemText } from '@washcoat/platform-sdk';
import { Button, toast } from '@washcoat/ui';
import { INVITE_FAILED, INVITED } from './invite-words';
import { useInviteUserMutation } from './invitations.api';

/** Mails the invitation again; the new link replaces the old one. Nothing for those who have registered. */
export function ResendInvitation({ invited, size = 28 }: { invited: InvitedUser; size?: 28 | 44 }) {
  const [invite, { isLoading }] = useInviteUserMutation();
  if (invited.hasUserRegistered) return null;
  const { fname, lname, email, companyId, facilityCity, roleId } = invited;
  const resend = async () => {
    const { data, error } = await invite({ fname, lname, email, companyId, facilityCity, roleId });
    if (data) toast.success(data.message || INVITED);
    else toast.error(problemText(error, INVITE_FAILED));
  };
  return (
    <Button
      size={size}
      busy={isLoading}
      busyLabel="Sending"
      aria-label={`Resend to ${email}`}
      onClick={() => void resend()}
    >
      Resend
    </Button>
  );
}
