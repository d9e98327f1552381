import type { AnswerOf } from '@washcoat/contract-kernel';
import { salesReport, salesDump } from '@washcoat/contract-reporting';
import { asks } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type SalesAnswer = AnswerOf<typeof salesReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    sales: asks(builder, salesReport, { providesTags: ['Sales'] }),
    salesDump: asks(builder, salesDump, { keepUnusedDataFor: 0 }),
  }),
});

export const { useSalesQuery, useLazySalesDumpQuery } = api;
