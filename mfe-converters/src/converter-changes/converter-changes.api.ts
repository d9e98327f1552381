import { productHistory } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** Who changed a converter. */
export const converterChangesApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    converterChanges: builder.query<AnswerOf<typeof productHistory>, RequestOf<typeof productHistory>>({
      query: call(productHistory),
      providesTags: (_answer, _error, { productId }) => [{ type: 'Converter', id: productId }],
    }),
  }),
});

export const { useConverterChangesQuery } = converterChangesApi;
