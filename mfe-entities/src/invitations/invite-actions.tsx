import type { InvitedUser } from '@washcoat/contract-entities';
import type { Action } from '@washcoat/platform-sdk';
import { UserPlus } from 'lucide-react';

export interface InviteActionHandlers {
  onInvite: () => void;
  onResend: (invited: InvitedUser) => void;
  onRevoke: (invited: InvitedUser) => void;
  /** The invitation that is being mailed again. */
  resending: string | undefined;
}

/** What can be done with invitations: those who registered get no other one, and only an open link is taken back. */
export function inviteActions(on: InviteActionHandlers): Action<InvitedUser>[] {
  return [
    {
      id: 'invite-user',
      of: 'page',
      label: 'Invite User',
      icon: (size) => <UserPlus size={size} />,
      shortcut: 'N',
      right: () => true,
      run: on.onInvite,
    },
    {
      id: 'resend-invitation',
      of: 'row',
      label: 'Resend',
      right: (_session, { hasUserRegistered }) => !hasUserRegistered,
      nameFor: ({ email }) => `Resend to ${email}`,
      isBusyFor: ({ invitationId }) => invitationId === on.resending,
      busyLabel: 'Sending',
      run: on.onResend,
    },
    {
      id: 'revoke-invitation',
      of: 'row',
      label: 'Revoke',
      right: (_session, { state }) => state === 'open',
      nameFor: ({ email }) => `Revoke the invitation of ${email}`,
      run: on.onRevoke,
    },
  ];
}
