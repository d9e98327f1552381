import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { didNotBuyReport, didNotBuyDump } from '@washcoat/contract-reporting';
import { call } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type DidNotBuyAnswer = AnswerOf<typeof didNotBuyReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    didNotBuy: builder.query<DidNotBuyAnswer, RequestOf<typeof didNotBuyReport>>({
      query: call(didNotBuyReport),
      providesTags: ['DidNotBuy'],
    }),
    didNotBuyDump: builder.query<AnswerOf<typeof didNotBuyDump>, RequestOf<typeof didNotBuyDump>>({
      query: call(didNotBuyDump),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useDidNotBuyQuery, useLazyDidNotBuyDumpQuery } = api;
