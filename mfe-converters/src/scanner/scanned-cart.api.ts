import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { itemDelete, loadGet } from '@washcoat/contract-loads';
import { call } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** The cart that is being filled, and taking a piece out of it again. */
export const scannedCartApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    cart: builder.query<AnswerOf<typeof loadGet>, RequestOf<typeof loadGet>>({
      query: call(loadGet),
      providesTags: ['Carts'],
    }),
    takeFromCart: builder.mutation<AnswerOf<typeof itemDelete>, RequestOf<typeof itemDelete>>({
      query: call(itemDelete),
      invalidatesTags: ['Carts'],
    }),
  }),
});

export const { useCartQuery, useTakeFromCartMutation } = scannedCartApi;
