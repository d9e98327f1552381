import {
  billingCustomers,
  billingDue,
  billingExport,
  billingOverview,
  billingSales,
  creditGrantAdd,
  creditGrantDecide,
  creditGrantList,
} from '@washcoat/contract-billing';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { asks, sends, sendsOnce } from '@washcoat/platform-sdk';
import { billingApi } from '../app/api';

export type Customer = AnswerOf<typeof billingCustomers>['list'][number];
export type Overview = AnswerOf<typeof billingOverview>;
export type Sale = AnswerOf<typeof billingSales>['list'][number];
/** Which sales: of a plan, with a promo code, or by a user, in a range. */
export type SalesOf = Omit<RequestOf<typeof billingSales>, 'count' | 'offset'>;
export type Due = AnswerOf<typeof billingDue>;

export const operationsApi = billingApi.injectEndpoints({
  endpoints: (builder) => ({
    billingOverview: asks(builder, billingOverview, { providesTags: ['Operations'] }),
    billingDue: asks(builder, billingDue, { providesTags: ['Operations'] }),
    billingCustomers: asks(builder, billingCustomers, { providesTags: ['Operations'] }),
    billingSales: asks(builder, billingSales, { providesTags: ['Operations'] }),
    billingExport: asks(builder, billingExport),
    creditGrants: asks(builder, creditGrantList, { providesTags: ['Operations'] }),
    addGrant: sendsOnce(builder, creditGrantAdd, { invalidatesTags: ['Operations', 'Credits'] }),
    decideGrant: sends(builder, creditGrantDecide, { invalidatesTags: ['Operations', 'Credits'] }),
  }),
});

export const {
  useBillingOverviewQuery,
  useBillingDueQuery,
  useBillingCustomersQuery,
  useBillingSalesQuery,
  useLazyBillingExportQuery,
  useCreditGrantsQuery,
  useAddGrantMutation,
  useDecideGrantMutation,
} = operationsApi;
