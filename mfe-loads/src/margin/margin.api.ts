import { loadMargin } from '@washcoat/contract-loads';
import { asks } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export const { useLoadMarginQuery } = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    loadMargin: asks(builder, loadMargin, { providesTags: ['Load'] }),
  }),
});
