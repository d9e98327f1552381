import { planList } from '@washcoat/contract-billing';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { billingApi } from '../app/api';

export type Plan = AnswerOf<typeof planList>['list'][number];

export const plansApi = billingApi.injectEndpoints({
  endpoints: (builder) => ({
    plans: builder.query<AnswerOf<typeof planList>, RequestOf<typeof planList>>({
      query: call(planList),
      providesTags: ['Plans'],
    }),
  }),
});

export const { usePlansQuery } = plansApi;
