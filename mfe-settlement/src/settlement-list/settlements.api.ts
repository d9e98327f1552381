import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { settlementGet, settlementList, settlementPdf } from '@washcoat/contract-settlement';
import { call } from '@washcoat/platform-sdk';
import { settlementApi } from '../app/api';

export type SettlementListAnswer = AnswerOf<typeof settlementList>;
export type SettlementListRequest = RequestOf<typeof settlementList>;

export const settlementsApi = settlementApi.injectEndpoints({
  endpoints: (builder) => ({
    settlements: builder.query<SettlementListAnswer, SettlementListRequest>({
      query: call(settlementList),
      providesTags: ['Settlements'],
    }),
    settlement: builder.query<AnswerOf<typeof settlementGet>, RequestOf<typeof settlementGet>>({
      query: call(settlementGet),
      providesTags: ['Settlement'],
    }),
    settlementPdf: builder.query<AnswerOf<typeof settlementPdf>, RequestOf<typeof settlementPdf>>({
      query: call(settlementPdf),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSettlementsQuery, useSettlementQuery, useLazySettlementPdfQuery } = settlementsApi;
