import { seenBefore } from '@washcoat/contract-converters';
import { asks } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** The last purchases of a converter. */
export const seenBeforeApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    seenBefore: asks(builder, seenBefore, {
      providesTags: (_answer, _error, { productId }) => [{ type: 'Converter', id: productId }],
    }),
  }),
});

export const { useSeenBeforeQuery } = seenBeforeApi;
