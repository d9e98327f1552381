import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { costSheetReport, costSheetDump } from '@washcoat/contract-reporting';
import { call } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type CostSheetAnswer = AnswerOf<typeof costSheetReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    costSheet: builder.query<CostSheetAnswer, RequestOf<typeof costSheetReport>>({
      query: call(costSheetReport),
      providesTags: ['CostSheet'],
    }),
    costSheetDump: builder.query<AnswerOf<typeof costSheetDump>, RequestOf<typeof costSheetDump>>({
      query: call(costSheetDump),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCostSheetQuery, useLazyCostSheetDumpQuery } = api;
