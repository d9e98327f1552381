import type { AnswerOf } from '@washcoat/contract-kernel';
import { loadAccept, loadDelete, loadHeldMetal, loadList } from '@washcoat/contract-loads';
import { asks, sends } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export type CartListAnswer = AnswerOf<typeof loadList>;

export const cartsApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    carts: asks(builder, loadList, { providesTags: ['Loads'] }),
    heldMetal: asks(builder, loadHeldMetal, { providesTags: ['Loads'] }),
    deleteCart: sends(builder, loadDelete, { invalidatesTags: ['Loads'] }),
    acceptRequest: sends(builder, loadAccept, { invalidatesTags: ['Loads', 'Load'] }),
  }),
});

export const { useCartsQuery, useHeldMetalQuery, useDeleteCartMutation, useAcceptRequestMutation } = cartsApi;
