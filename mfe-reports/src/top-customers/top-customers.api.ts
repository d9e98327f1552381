import type { AnswerOf } from '@washcoat/contract-kernel';
import { topCustomersReport, topCustomersDownload } from '@washcoat/contract-reporting';
import { asks } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type TopCustomersAnswer = AnswerOf<typeof topCustomersReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    topCustomers: asks(builder, topCustomersReport, { providesTags: ['TopCustomers'] }),
    topCustomersDownload: asks(builder, topCustomersDownload, { keepUnusedDataFor: 0 }),
  }),
});

export const { useTopCustomersQuery, useLazyTopCustomersDownloadQuery } = api;
