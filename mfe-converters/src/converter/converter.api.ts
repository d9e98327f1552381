import { priceHistory, productDetail, productList } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type ConverterList = AnswerOf<typeof productList>;
export type ConverterListRequest = RequestOf<typeof productList>;
export type ConverterDetail = AnswerOf<typeof productDetail>;
export type PriceHistory = AnswerOf<typeof priceHistory>;

/** The catalogue: search, one converter, the lookup a subscriber pays for, price history. */
export const converterApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    converters: builder.query<ConverterList, ConverterListRequest>({
      query: call(productList),
      providesTags: ['Converters'],
    }),
    converter: builder.query<ConverterDetail, RequestOf<typeof productDetail>>({
      query: call(productDetail),
      providesTags: (_answer, _error, { productId }) => [{ type: 'Converter', id: productId }],
    }),
    priceHistory: builder.query<PriceHistory, RequestOf<typeof priceHistory>>({
      query: call(priceHistory),
      providesTags: (_answer, _error, { productId }) => [{ type: 'Converter', id: productId }],
    }),
    /** Takes a credit, so it is never repeated from a cache. */
    lookUpConverter: builder.mutation<ConverterList, string>({
      query: (productId) => call(productList)({ productId, isClicked: 'true' }),
      invalidatesTags: (answer, _error, productId) => (answer ? [{ type: 'Converter', id: productId }] : []),
    }),
  }),
});

export const { useConvertersQuery, useConverterQuery, usePriceHistoryQuery, useLookUpConverterMutation } =
  converterApi;
