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
import { asks, createRemoteApi, createRemoteStore, sends } from '@washcoat/platform-sdk';

/** The calls of the shell itself: those that begin and end a session. */
export const shellApi = createRemoteApi({ reducerPath: 'shell' }).injectEndpoints({
  endpoints: (builder) => ({
    signIn: sends(builder, login),
    checkAddress: sends(builder, preLogin),
    mailResetLink: sends(builder, forgotPassword),
    setNewPassword: sends(builder, resetPassword),
    registrationLink: asks(builder, registrationLink, { keepUnusedDataFor: 0 }),
    confirmAddress: sends(builder, confirmRegistration),
    renewLink: sends(builder, renewRegistrationLink),
    endSession: sends(builder, logout),
    loginDetails: asks(builder, me),
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
