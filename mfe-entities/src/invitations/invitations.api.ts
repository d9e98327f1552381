import { invitationList, invitationRevoke, invite } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { asks, sends } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export type InvitationListAnswer = AnswerOf<typeof invitationList>;

export const invitationsApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    invitations: asks(builder, invitationList, { providesTags: ['Invitations'] }),
    inviteUser: sends(builder, invite, { invalidatesTags: ['Invitations'] }),
    revokeInvitation: sends(builder, invitationRevoke, { invalidatesTags: ['Invitations'] }),
  }),
});

export const { useInvitationsQuery, useInviteUserMutation, useRevokeInvitationMutation } = invitationsApi;
