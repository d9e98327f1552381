import { productAdd, productList, typeList } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import {
  itemAdd,
  itemCounter,
  itemDelete,
  itemEdit,
  itemHistory,
  itemPrice,
  itemReview,
  itemTakeBack,
  itemsAdd,
} from '@washcoat/contract-loads';
import { call } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

const changed = ['Load', 'Loads', 'Invoice', 'Invoices'] as const;

/** A new item with the key that makes sending it twice harmless. */
export type NewItem = RequestOf<typeof itemAdd> & { key: string };

export const itemsApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    loadConverters: builder.query<AnswerOf<typeof productList>, RequestOf<typeof productList>>({
      query: call(productList),
      keepUnusedDataFor: 30,
    }),
    converterTypes: builder.query<AnswerOf<typeof typeList>, RequestOf<typeof typeList>>({
      query: call(typeList),
    }),
    addConverter: builder.mutation<AnswerOf<typeof productAdd>, RequestOf<typeof productAdd>>({
      query: call(productAdd),
    }),
    itemPrice: builder.query<AnswerOf<typeof itemPrice>, RequestOf<typeof itemPrice>>({
      query: call(itemPrice),
      providesTags: ['Load'],
    }),
    itemHistory: builder.query<AnswerOf<typeof itemHistory>, RequestOf<typeof itemHistory>>({
      query: call(itemHistory),
      providesTags: ['Load'],
    }),
    addItem: builder.mutation<AnswerOf<typeof itemAdd>, NewItem>({
      query: ({ key, ...input }) => call(itemAdd, { idempotencyKey: () => key })(input),
      invalidatesTags: [...changed],
    }),
    addLines: builder.mutation<AnswerOf<typeof itemsAdd>, RequestOf<typeof itemsAdd>>({
      query: call(itemsAdd),
      invalidatesTags: [...changed],
    }),
    editItem: builder.mutation<AnswerOf<typeof itemEdit>, RequestOf<typeof itemEdit>>({
      query: call(itemEdit),
      invalidatesTags: [...changed],
    }),
    deleteItem: builder.mutation<AnswerOf<typeof itemDelete>, RequestOf<typeof itemDelete>>({
      query: call(itemDelete),
      invalidatesTags: [...changed],
    }),
    reviewItem: builder.mutation<AnswerOf<typeof itemReview>, RequestOf<typeof itemReview>>({
      query: call(itemReview),
      invalidatesTags: [...changed],
    }),
    counterItem: builder.mutation<AnswerOf<typeof itemCounter>, RequestOf<typeof itemCounter>>({
      query: call(itemCounter),
      invalidatesTags: [...changed],
    }),
    takeItemBack: builder.mutation<AnswerOf<typeof itemTakeBack>, RequestOf<typeof itemTakeBack>>({
      query: call(itemTakeBack),
      invalidatesTags: [...changed],
    }),
  }),
});

export const {
  useLazyLoadConvertersQuery,
  useLazyConverterTypesQuery,
  useAddConverterMutation,
  useItemPriceQuery,
  useItemHistoryQuery,
  useAddItemMutation,
  useAddLinesMutation,
  useEditItemMutation,
  useDeleteItemMutation,
  useReviewItemMutation,
  useCounterItemMutation,
  useTakeItemBackMutation,
} = itemsApi;
