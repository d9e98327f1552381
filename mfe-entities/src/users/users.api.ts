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
import { asks, sends, sendsOnce } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

/** A user with what only they themselves are told. */
export type UserAnswer = AnswerOf<typeof userDetail>;
export type UserListAnswer = AnswerOf<typeof userList>;
export type UserListRequest = RequestOf<typeof userList>;

export const usersApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    users: asks(builder, userList, { providesTags: ['Users'] }),
    userExport: asks(builder, userExport),
    user: asks(builder, userDetail, { providesTags: ['Users'] }),
    addUser: sendsOnce(builder, userAdd, { invalidatesTags: ['Users'] }),
    editUser: sends(builder, userEdit, { invalidatesTags: ['Users', 'History'] }),
    switchUsers: sends(builder, userActive, { invalidatesTags: ['Users', 'History'] }),
    deleteUser: sends(builder, userDelete, { invalidatesTags: ['Users'] }),
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
