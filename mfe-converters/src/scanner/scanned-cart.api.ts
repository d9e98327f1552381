import { itemDelete, loadGet } from '@washcoat/contract-loads';
import { asks, sends } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** The cart that is being filled, and taking a piece out of it again. */
export const scannedCartApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    cart: asks(builder, loadGet, { providesTags: ['Carts'] }),
    takeFromCart: sends(builder, itemDelete, { invalidatesTags: ['Carts'] }),
  }),
});

export const { useCartQuery, useTakeFromCartMutation } = scannedCartApi;
