import {
  facilityList,
  roleAdd,
  roleDefault,
  roleDelete,
  roleDetail,
  roleEdit,
  roleList,
} from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { asks, sends, sendsOnce } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

/** Lists alone: a deleted role must not be asked for again by the page that still shows it. */
const roleLists = { type: 'Roles', id: 'list' } as const;

export type RoleListAnswer = AnswerOf<typeof roleList>;

export const rolesApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    roles: asks(builder, roleList, { providesTags: [roleLists] }),
    role: asks(builder, roleDetail, { providesTags: ['Roles'] }),
    facilitiesNamed: asks(builder, facilityList, { providesTags: ['Facilities'] }),
    addRole: sendsOnce(builder, roleAdd, {
      invalidatesTags: (answer) => (answer ? ['Roles', 'History'] : []),
    }),
    editRole: sends(builder, roleEdit, {
      invalidatesTags: (answer) => (answer ? ['Roles', 'History'] : []),
    }),
    chooseDefault: sends(builder, roleDefault, {
      invalidatesTags: (answer) => (answer ? ['Roles', 'History'] : []),
    }),
    deleteRole: sends(builder, roleDelete, { invalidatesTags: (answer) => (answer ? [roleLists] : []) }),
  }),
});

export const {
  useRolesQuery,
  useLazyRolesQuery,
  useRoleQuery,
  useLazyFacilitiesNamedQuery,
  useAddRoleMutation,
  useEditRoleMutation,
  useChooseDefaultMutation,
  useDeleteRoleMutation,
} = rolesApi;
