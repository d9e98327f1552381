import { loadPricedAt } from '@washcoat/contract-loads';
import { asks } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

/** A load by the prices of another day. */
export const { useLoadPricedAtQuery } = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    loadPricedAt: asks(builder, loadPricedAt, { providesTags: ['Load'] }),
  }),
});
