import { changePassword } from '@washcoat/contract-entities';
import { sends } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export const profileApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    changePassword: sends(builder, changePassword),
  }),
});

export const { useChangePasswordMutation } = profileApi;
