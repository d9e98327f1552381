import type { InvitedUser } from '@washcoat/contract-entities';
import { AskFirst } from '@washcoat/platform-sdk/lists';
import { REVOKE_FAILED } from './invite-words';
import { useRevokeInvitationMutation } from './invitations.api';

/** Asks before an open invitation is taken back. */
export function RevokeInvitation({ invited, onDone }: { invited: InvitedUser; onDone: () => void }) {
  const { invitationId, email, companyName } = invited;
  const [revoke] = useRevokeInvitationMutation();
  return (
    <AskFirst
      title="Revoke invitation"
      question={`Take the invitation of ${email} back?`}
      consequence={`The mailed link can not be used any more to join ${companyName ?? 'with a company of their own'}.`}
      confirmLabel="Revoke invitation"
      busyLabel="Revoking"
      run={() => revoke({ invitationId }).unwrap()}
      failed={REVOKE_FAILED}
      onDone={onDone}
    />
  );
}
