import {
  confirmRegistration,
  forgotPassword,
  login,
  logout,
  me,
  preLogin,
  registrationLink,
  renewRegistrationLink,
  resetPassword,
} from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { asks, call, createRemoteApi, createRemoteStore, sends } from '@washcoat/platform-sdk';

/** The calls of the shell itself: those that begin and end a session. */
export const shellApi = createRemoteApi({ reducerPath: 'shell' }).injectEndpoints({
  endpoints: (builder) => ({
    signIn: builder.mutation<AnswerOf<typeof login>, RequestOf<typeof login>>({ query: call(login) }),
    checkAddress: sends(builder, preLogin),
    mailResetLink: sends(builder, forgotPassword),
    setNewPassword: sends(builder, resetPassword),
    registrationLink: asks(builder, registrationLink, { keepUnusedDataFor: 0 }),
    confirmAddress: builder.mutation<
      AnswerOf<typeof confirmRegistration>,
      RequestOf<typeof confirmRegistration>
    >({ query: call(confirmRegistration) }),
    renewLink: builder.mutation<
      AnswerOf<typeof renewRegistrationLink>,
      RequestOf<typeof renewRegistrationLink>
    >({ query: call(renewRegistrationLink) }),
    endSession: builder.mutation<AnswerOf<typeof logout>, RequestOf<typeof logout>>({ query: call(logout) }),
    loginDetails: builder.query<AnswerOf<typeof me>, RequestOf<typeof me>>({ query: call(me) }),
  }),
});

export const {
  useSignInMutation,
  useCheckAddressMutation,
  useMailResetLinkMutation,
  useSetNewPasswordMutation,
  useRegistrationLinkQuery,
  useConfirmAddressMutation,
  useRenewLinkMutation,
} = shellApi;

/** The shell's own store. */
export const shellStore = createRemoteStore({ api: shellApi });
