import { planList } from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { asks } from '@washcoat/platform-sdk';
import { billingApi } from '../app/api';

export type Plan = AnswerOf<typeof planList>['list'][number];

export const plansApi = billingApi.injectEndpoints({
  endpoints: (builder) => ({
    plans: asks(builder, planList, { providesTags: ['Plans'] }),
  }),
});

export const { usePlansQuery } = plansApi;
