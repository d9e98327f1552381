import { permissionEdit, permissionList } from '@washcoat/contract-entities';
import { asks, sends } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export const permissionsApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    permissions: asks(builder, permissionList, { providesTags: ['Permissions'] }),
    setAccessible: sends(builder, permissionEdit, {
      invalidatesTags: (answer) => (answer ? ['Permissions', 'Roles'] : []),
    }),
  }),
});

export const { usePermissionsQuery, useSetAccessibleMutation } = permissionsApi;
