import { itemAdd, itemsAdd, loadList } from '@washcoat/contract-loads';
import { asks, sends, sendsOnce } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** The open carts, and adding to one of them. */
export const cartsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    carts: asks(builder, loadList, { providesTags: ['Carts'] }),
    addToCart: sendsOnce(builder, itemAdd, { invalidatesTags: ['Carts'] }),
    addLinesToCart: sends(builder, itemsAdd, { invalidatesTags: ['Carts'] }),
  }),
});

export const { useCartsQuery, useLazyCartsQuery, useAddToCartMutation, useAddLinesToCartMutation } = cartsApi;
