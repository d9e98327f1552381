import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { loadAccept, loadDelete, loadHeldMetal, loadList } from '@washcoat/contract-loads';
import { call } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export type CartListAnswer = AnswerOf<typeof loadList>;

export const cartsApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    carts: builder.query<CartListAnswer, RequestOf<typeof loadList>>({
      query: call(loadList),
      providesTags: ['Loads'],
    }),
    heldMetal: builder.query<AnswerOf<typeof loadHeldMetal>, RequestOf<typeof loadHeldMetal>>({
      query: call(loadHeldMetal),
      providesTags: ['Loads'],
    }),
    deleteCart: builder.mutation<AnswerOf<typeof loadDelete>, RequestOf<typeof loadDelete>>({
      query: call(loadDelete),
      invalidatesTags: ['Loads'],
    }),
    acceptRequest: builder.mutation<AnswerOf<typeof loadAccept>, RequestOf<typeof loadAccept>>({
      query: call(loadAccept),
      invalidatesTags: ['Loads', 'Load'],
    }),
  }),
});

export const { useCartsQuery, useHeldMetalQuery, useDeleteCartMutation, useAcceptRequestMutation } = cartsApi;
