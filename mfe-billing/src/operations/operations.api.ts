import {
  billingCustomers,
  billingDue,
  billingOverview,
  creditGrantAdd,
  creditGrantDecide,
  creditGrantList,
} from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { asks, sends, sendsOnce } from '@washcoat/platform-sdk';
import { billingApi } from '../app/api';

export type Customer = AnswerOf<typeof billingCustomers>['list'][number];
export type Overview = AnswerOf<typeof billingOverview>;
export type Due = AnswerOf<typeof billingDue>;

export const operationsApi = billingApi.injectEndpoints({
  endpoints: (builder) => ({
    billingOverview: asks(builder, billingOverview, { providesTags: ['Operations'] }),
    billingDue: asks(builder, billingDue, { providesTags: ['Operations'] }),
    billingCustomers: asks(builder, billingCustomers, { providesTags: ['Operations'] }),
    creditGrants: asks(builder, creditGrantList, { providesTags: ['Operations'] }),
    addGrant: sendsOnce(builder, creditGrantAdd, { invalidatesTags: ['Operations', 'Credits'] }),
    decideGrant: sends(builder, creditGrantDecide, { invalidatesTags: ['Operations', 'Credits'] }),
  }),
});

export const {
  useBillingOverviewQuery,
  useBillingDueQuery,
  useBillingCustomersQuery,
  useCreditGrantsQuery,
  useAddGrantMutation,
  useDecideGrantMutation,
} = operationsApi;
