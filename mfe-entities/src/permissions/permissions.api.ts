import { permissionEdit, permissionList } from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { asks, call } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export const permissionsApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    permissions: asks(builder, permissionList, { providesTags: ['Permissions'] }),
    setAccessible: builder.mutation<AnswerOf<typeof permissionEdit>, RequestOf<typeof permissionEdit>>({
      query: call(permissionEdit),
      invalidatesTags: (_answer, error) => (error ? [] : ['Permissions', 'Roles']),
    }),
  }),
});

export const { usePermissionsQuery, useSetAccessibleMutation } = permissionsApi;
