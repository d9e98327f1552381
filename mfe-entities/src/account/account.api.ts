import { logout, me } from '@washcoat/contract-entities';
import { sends } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export const accountApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    /** The login details as they are now; asked once, so nothing is kept. */
    readSession: sends(builder, me),
    endSession: sends(builder, logout),
  }),
});

export const { useReadSessionMutation, useEndSessionMutation } = accountApi;
