import type { AnswerOf } from '@washcoat/contract-kernel';
import {
  purchaseCount,
  purchaseRemove,
  purchasesChoose,
  settlementOffered,
  settlementPurchases,
} from '@washcoat/contract-settlement';
import { asks, sends } from '@washcoat/platform-sdk';
import { settlementApi } from '../app/api';

export type Purchases = AnswerOf<typeof settlementPurchases>;

const changed = { invalidatesTags: ['Purchases', 'MetalAccount'] } as const;

export const purchasesApi = settlementApi.injectEndpoints({
  endpoints: (builder) => ({
    purchases: asks(builder, settlementPurchases, { providesTags: ['Purchases', 'Settlement'] }),
    offered: asks(builder, settlementOffered, { providesTags: ['Purchases'] }),
    choosePurchases: sends(builder, purchasesChoose, changed),
    countPurchase: sends(builder, purchaseCount, changed),
    removePurchase: sends(builder, purchaseRemove, changed),
  }),
});

export const {
  usePurchasesQuery,
  useOfferedQuery,
  useChoosePurchasesMutation,
  useCountPurchaseMutation,
  useRemovePurchaseMutation,
} = purchasesApi;
