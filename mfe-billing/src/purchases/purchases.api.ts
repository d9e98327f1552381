import { purchaseExport, purchaseList } from '@washcoat/contract-billing';
import type { RequestOf } from '@washcoat/contract-kernel';
import { asks } from '@washcoat/platform-sdk';
import { billingApi } from '../app/api';

/** Which purchases: of a plan, with a promo code, by a user, of a status, in a range. */
export type PurchaseFilters = Omit<RequestOf<typeof purchaseList>, 'count' | 'offset'>;

export const purchasesApi = billingApi.injectEndpoints({
  endpoints: (builder) => ({
    purchases: asks(builder, purchaseList, { providesTags: ['Operations'] }),
    purchaseExport: asks(builder, purchaseExport),
  }),
});

export const { usePurchasesQuery, useLazyPurchaseExportQuery } = purchasesApi;
