import type { AnswerOf } from '@washcoat/contract-kernel';
import { costSheetReport, costSheetDump } from '@washcoat/contract-reporting';
import { asks } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type CostSheetAnswer = AnswerOf<typeof costSheetReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    costSheet: asks(builder, costSheetReport, { providesTags: ['CostSheet'] }),
    costSheetDump: asks(builder, costSheetDump, { keepUnusedDataFor: 0 }),
  }),
});

export const { useCostSheetQuery, useLazyCostSheetDumpQuery } = api;
