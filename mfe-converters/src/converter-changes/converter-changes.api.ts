import { productHistory } from '@washcoat/contract-converters';
import { asks } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** Who changed a converter. */
export const converterChangesApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    converterChanges: asks(builder, productHistory, {
      providesTags: (_answer, _error, { productId }) => [{ type: 'Converter', id: productId }],
    }),
  }),
});

export const { useConverterChangesQuery } = converterChangesApi;
