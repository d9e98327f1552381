import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { itemAdd, itemsAdd, loadList } from '@washcoat/contract-loads';
import { asks, call, sends } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** An item on its way into a cart; the key makes sending it twice harmless. */
export interface CartAddition {
  item: RequestOf<typeof itemAdd>;
  key: string;
}

/** The open carts, and adding to one of them. */
export const cartsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    carts: asks(builder, loadList, { providesTags: ['Carts'] }),
    addToCart: builder.mutation<AnswerOf<typeof itemAdd>, CartAddition>({
      query: ({ item, key }) => call(itemAdd, { idempotencyKey: () => key })(item),
      invalidatesTags: ['Carts'],
    }),
    addLinesToCart: sends(builder, itemsAdd, { invalidatesTags: ['Carts'] }),
  }),
});

export const { useCartsQuery, useLazyCartsQuery, useAddToCartMutation, useAddLinesToCartMutation } = cartsApi;
