import { invitationList, invitationRevoke, invite } from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export type InvitationListAnswer = AnswerOf<typeof invitationList>;

export const invitationsApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    invitations: builder.query<InvitationListAnswer, RequestOf<typeof invitationList>>({
      query: call(invitationList),
      providesTags: ['Invitations'],
    }),
    inviteUser: builder.mutation<AnswerOf<typeof invite>, RequestOf<typeof invite>>({
      query: call(invite),
      invalidatesTags: ['Invitations'],
    }),
    revokeInvitation: builder.mutation<AnswerOf<typeof invitationRevoke>, RequestOf<typeof invitationRevoke>>(
      {
        query: call(invitationRevoke),
        invalidatesTags: ['Invitations'],
      },
    ),
  }),
});

export const { useInvitationsQuery, useInviteUserMutation, useRevokeInvitationMutation } = invitationsApi;
