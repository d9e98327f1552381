import {
  facilityList,
  roleAdd,
  roleDefault,
  roleDelete,
  roleDetail,
  roleEdit,
  roleList,
} from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { asks, call, sends } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

/** Lists alone: a deleted role must not be asked for again by the page that still shows it. */
const roleLists = { type: 'Roles', id: 'list' } as const;

export type RoleListAnswer = AnswerOf<typeof roleList>;

/** A new role with the key that makes sending it twice one role. */
export type KeyedRole = RequestOf<typeof roleAdd> & { key: string };

export const rolesApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    roles: builder.query<RoleListAnswer, RequestOf<typeof roleList>>({
      query: call(roleList),
      providesTags: [roleLists],
    }),
    role: asks(builder, roleDetail, { providesTags: ['Roles'] }),
    facilitiesNamed: builder.query<AnswerOf<typeof facilityList>, { text: string }>({
      query: ({ text }) => call(facilityList)({ text, count: 20 }),
      providesTags: ['Facilities'],
    }),
    addRole: builder.mutation<AnswerOf<typeof roleAdd>, KeyedRole>({
      query: ({ key, ...input }) => call(roleAdd, { idempotencyKey: () => key })(input),
      invalidatesTags: (_answer, error) => (error ? [] : ['Roles', 'History']),
    }),
    editRole: sends(builder, roleEdit, {
      invalidatesTags: (answer) => (answer ? ['Roles', 'History'] : []),
    }),
    chooseDefault: sends(builder, roleDefault, {
      invalidatesTags: (answer) => (answer ? ['Roles', 'History'] : []),
    }),
    deleteRole: builder.mutation<AnswerOf<typeof roleDelete>, RequestOf<typeof roleDelete>>({
      query: call(roleDelete),
      invalidatesTags: (_answer, error) => (error ? [] : [roleLists]),
    }),
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
