import { productList } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { itemAdd, itemDelete, itemEdit, itemPrice, itemReview } from '@washcoat/contract-loads';
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
    itemPrice: builder.query<AnswerOf<typeof itemPrice>, RequestOf<typeof itemPrice>>({
      query: call(itemPrice),
      providesTags: ['Load'],
    }),
    addItem: builder.mutation<AnswerOf<typeof itemAdd>, NewItem>({
      query: ({ key, ...input }) => call(itemAdd, { idempotencyKey: () => key })(input),
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
  }),
});

export const {
  useLazyLoadConvertersQuery,
  useItemPriceQuery,
  useAddItemMutation,
  useEditItemMutation,
  useDeleteItemMutation,
  useReviewItemMutation,
} = itemsApi;
