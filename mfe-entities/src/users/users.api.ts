import {
  userActive,
  userAdd,
  userDelete,
  userDetail,
  userEdit,
  userExport,
  userList,
} from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

/** A user with what only they themselves are told. */
export type UserAnswer = AnswerOf<typeof userDetail>;
export type UserListAnswer = AnswerOf<typeof userList>;
export type UserListRequest = RequestOf<typeof userList>;

export const usersApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    users: builder.query<UserListAnswer, UserListRequest>({
      query: call(userList),
      providesTags: ['Users'],
    }),
    userExport: builder.query<AnswerOf<typeof userExport>, RequestOf<typeof userExport>>({
      query: call(userExport),
    }),
    user: builder.query<AnswerOf<typeof userDetail>, RequestOf<typeof userDetail>>({
      query: call(userDetail),
      providesTags: ['Users'],
    }),
    addUser: builder.mutation<AnswerOf<typeof userAdd>, RequestOf<typeof userAdd> & { key: string }>({
      query: ({ key, ...input }) => call(userAdd, { idempotencyKey: () => key })(input),
      invalidatesTags: ['Users'],
    }),
    editUser: builder.mutation<AnswerOf<typeof userEdit>, RequestOf<typeof userEdit>>({
      query: call(userEdit),
      invalidatesTags: ['Users', 'History'],
    }),
    switchUsers: builder.mutation<AnswerOf<typeof userActive>, RequestOf<typeof userActive>>({
      query: call(userActive),
      invalidatesTags: ['Users', 'History'],
    }),
    deleteUser: builder.mutation<AnswerOf<typeof userDelete>, RequestOf<typeof userDelete>>({
      query: call(userDelete),
      invalidatesTags: ['Users'],
    }),
  }),
});

export const {
  useUsersQuery,
  useLazyUserExportQuery,
  useUserQuery,
  useAddUserMutation,
  useEditUserMutation,
  useSwitchUsersMutation,
  useDeleteUserMutation,
} = usersApi;
