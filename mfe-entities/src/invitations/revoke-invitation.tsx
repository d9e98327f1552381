import { useState } from 'react';
import type { InvitedUser } from '@washcoat/contract-entities';
import { problemText } from '@washcoat/platform-sdk';
import { Button, ConfirmDialog, toast } from '@washcoat/ui';
import { REVOKE_FAILED } from './invite-words';
import { useRevokeInvitationMutation } from './invitations.api';

/** Takes an open invitation back, after a question. Nothing for links that can not be used any more. */
export function RevokeInvitation({ invited, size = 28 }: { invited: InvitedUser; size?: 28 | 44 }) {
  const { invitationId, email, companyName, state } = invited;
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [revoke, { isLoading }] = useRevokeInvitationMutation();
  if (state !== 'open') return null;
  const confirm = async () => {
    const { data, error } = await revoke({ invitationId });
    if (!data) {
      setProblem(problemText(error, REVOKE_FAILED));
      return;
    }
    toast.success(data.message);
    setAsking(false);
  };
  return (
    <>
      <Button size={size} aria-label={`Revoke the invitation of ${email}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Revoke invitation"
        question={`Take the invitation of ${email} back?`}
        consequence={`The mailed link can not be used any more to join ${companyName ?? 'with a company of their own'}.`}
        confirmLabel="Revoke invitation"
        busy={isLoading}
        error={problem}
        onConfirm={() => void confirm()}
        onCancel={() => {
          setProblem(undefined);
          setAsking(false);
        }}
      />
    </>
  );
}
