import { seenBefore } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** The last purchases of a converter. */
export const seenBeforeApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    seenBefore: builder.query<AnswerOf<typeof seenBefore>, RequestOf<typeof seenBefore>>({
      query: call(seenBefore),
      providesTags: (_answer, _error, { productId }) => [{ type: 'Converter', id: productId }],
    }),
  }),
});

export const { useSeenBeforeQuery } = seenBeforeApi;
