import {
  familyNames,
  productActive,
  productAdd,
  productBulkEdit,
  productDelete,
  productDump,
  productEdit,
  productMarkForTest,
} from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** What keepers of the catalogue change about converters. */
export const catalogueApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    families: builder.query<AnswerOf<typeof familyNames>, RequestOf<typeof familyNames>>({
      query: call(familyNames),
    }),
    addConverter: builder.mutation<
      AnswerOf<typeof productAdd>,
      RequestOf<typeof productAdd> & { key: string }
    >({
      query: ({ key, ...input }) => call(productAdd, { idempotencyKey: () => key })(input),
      invalidatesTags: ['Converters'],
    }),
    editConverter: builder.mutation<AnswerOf<typeof productEdit>, RequestOf<typeof productEdit>>({
      query: call(productEdit),
      invalidatesTags: (answer) => (answer ? ['Converters', 'Converter'] : []),
    }),
    deleteConverter: builder.mutation<AnswerOf<typeof productDelete>, RequestOf<typeof productDelete>>({
      query: call(productDelete),
      invalidatesTags: ['Converters'],
    }),
    switchConverters: builder.mutation<AnswerOf<typeof productActive>, RequestOf<typeof productActive>>({
      query: call(productActive),
      invalidatesTags: ['Converters', 'Converter'],
    }),
    markConverters: builder.mutation<
      AnswerOf<typeof productMarkForTest>,
      RequestOf<typeof productMarkForTest>
    >({
      query: call(productMarkForTest),
      invalidatesTags: ['Converters', 'Converter'],
    }),
    changeConverters: builder.mutation<AnswerOf<typeof productBulkEdit>, RequestOf<typeof productBulkEdit>>({
      query: call(productBulkEdit),
      invalidatesTags: ['Converters', 'Converter'],
    }),
    catalogueFile: builder.query<AnswerOf<typeof productDump>, RequestOf<typeof productDump>>({
      query: call(productDump),
    }),
  }),
});

export const {
  useFamiliesQuery,
  useAddConverterMutation,
  useEditConverterMutation,
  useDeleteConverterMutation,
  useSwitchConvertersMutation,
  useMarkConvertersMutation,
  useChangeConvertersMutation,
  useLazyCatalogueFileQuery,
} = catalogueApi;
