import type { AnswerOf } from '@washcoat/contract-kernel';
import { settlementAutopsy } from '@washcoat/contract-settlement';
import { asks } from '@washcoat/platform-sdk';
import { settlementApi } from '../app/api';

export type AutopsyAnswer = AnswerOf<typeof settlementAutopsy>;

export const autopsyApi = settlementApi.injectEndpoints({
  endpoints: (builder) => ({
    autopsy: asks(builder, settlementAutopsy, { providesTags: ['Purchases', 'Settlement'] }),
  }),
});

export const { useAutopsyQuery } = autopsyApi;
