import { priceHistory, productDetail, productList } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { asks, sends, sendSignal } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';
import { cacheDetail, cachedLists } from '../offline/cached-converters';

export type ConverterList = AnswerOf<typeof productList>;
export type ConverterListRequest = RequestOf<typeof productList>;
export type ConverterDetail = AnswerOf<typeof productDetail>;
export type ConverterDetailRequest = RequestOf<typeof productDetail>;
export type PriceHistory = AnswerOf<typeof priceHistory>;

/** A failure is shown by the screen that asked. */
const leaveToScreen = () => undefined;

/**
 * The catalogue: search, one converter, the lookup a subscriber pays for, price history. Pages and converters are kept
 * for when there is no connection.
 */
export const converterApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    converters: asks(builder, productList, {
      providesTags: (_answer, _error, { isPreview }) =>
        isPreview ? ['Converters', 'Pricing'] : ['Converters'],
      onQueryStarted: (request, { queryFulfilled }) => {
        void queryFulfilled.then(({ data }) => cachedLists.keep(request, data), leaveToScreen);
      },
    }),
    converter: asks(builder, productDetail, {
      providesTags: (_answer, _error, { productId }) => [{ type: 'Converter', id: productId }],
      onQueryStarted: (request, { queryFulfilled }) => {
        void queryFulfilled.then(({ data }) => cacheDetail(request, data), leaveToScreen);
      },
    }),
    priceHistory: asks(builder, priceHistory, {
      providesTags: (_answer, _error, { productId }) => [{ type: 'Converter', id: productId }],
    }),
    /** Takes a credit, so it is never repeated from a cache. */
    lookUpConverter: sends(builder, productList, {
      invalidatesTags: (answer, _error, { productId }) =>
        answer ? [{ type: 'Converter', id: productId }] : [],
      onQueryStarted: (_lookup, { queryFulfilled }) => {
        void queryFulfilled.catch(leaveToScreen).then(() => sendSignal('credits-changed'));
      },
    }),
  }),
});

export const { useConvertersQuery, useConverterQuery, usePriceHistoryQuery, useLookUpConverterMutation } =
  converterApi;
