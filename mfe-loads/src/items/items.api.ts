import { productAddFromLoad, productList, typeList } from '@washcoat/contract-converters';
import {
  itemAdd,
  itemCounter,
  itemDelete,
  itemEdit,
  itemHistory,
  itemList,
  itemPrice,
  itemReview,
  itemTakeBack,
  itemsAdd,
  itemsReview,
} from '@washcoat/contract-loads';
import { asks, sends, sendsOnce, type Keyed } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

const changed = ['Load', 'Loads', 'Invoice', 'Invoices'] as const;

/** A new item with the key that makes sending it twice harmless. */
export type NewItem = Keyed<typeof itemAdd>;

export const itemsApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    loadConverters: asks(builder, productList, { keepUnusedDataFor: 30 }),
    converterTypes: asks(builder, typeList),
    addConverter: sendsOnce(builder, productAddFromLoad),
    itemPrice: asks(builder, itemPrice, { providesTags: ['Load'] }),
    itemHistory: asks(builder, itemHistory, { providesTags: ['Load'] }),
    itemsOfLoad: asks(builder, itemList, { keepUnusedDataFor: 0 }),
    addItem: sendsOnce(builder, itemAdd, { invalidatesTags: [...changed] }),
    addLines: sends(builder, itemsAdd, { invalidatesTags: [...changed] }),
    editItem: sends(builder, itemEdit, { invalidatesTags: [...changed] }),
    deleteItem: sends(builder, itemDelete, { invalidatesTags: [...changed] }),
    reviewItem: sends(builder, itemReview, { invalidatesTags: [...changed] }),
    reviewItems: sendsOnce(builder, itemsReview, { invalidatesTags: [...changed] }),
    counterItem: sends(builder, itemCounter, { invalidatesTags: [...changed] }),
    takeItemBack: sends(builder, itemTakeBack, { invalidatesTags: [...changed] }),
  }),
});

export const {
  useLazyLoadConvertersQuery,
  useLazyConverterTypesQuery,
  useAddConverterMutation,
  useItemPriceQuery,
  useItemHistoryQuery,
  useLazyItemsOfLoadQuery,
  useAddItemMutation,
  useAddLinesMutation,
  useEditItemMutation,
  useDeleteItemMutation,
  useReviewItemMutation,
  useReviewItemsMutation,
  useCounterItemMutation,
  useTakeItemBackMutation,
} = itemsApi;
