import type { AnswerOf } from '@washcoat/contract-kernel';
import { didNotBuyReport, didNotBuyDump } from '@washcoat/contract-reporting';
import { asks } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type DidNotBuyAnswer = AnswerOf<typeof didNotBuyReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    didNotBuy: asks(builder, didNotBuyReport, { providesTags: ['DidNotBuy'] }),
    didNotBuyDump: asks(builder, didNotBuyDump, { keepUnusedDataFor: 0 }),
  }),
});

export const { useDidNotBuyQuery, useLazyDidNotBuyDumpQuery } = api;
