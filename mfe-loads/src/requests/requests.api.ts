import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { loadMine, loadRequest, loadSend } from '@washcoat/contract-loads';
import { asks, call, sends } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

/** A request with the key that makes sending it twice harmless. */
export type KeyedRequest = RequestOf<typeof loadRequest> & { key: string };

export const requestsApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    requestLoad: builder.mutation<AnswerOf<typeof loadRequest>, KeyedRequest>({
      query: ({ key, ...input }) => call(loadRequest, { idempotencyKey: () => key })(input),
      invalidatesTags: ['Loads'],
    }),
    ownSales: asks(builder, loadMine, { providesTags: ['Loads'] }),
    sendLoad: sends(builder, loadSend, { invalidatesTags: ['Loads', 'Load'] }),
  }),
});

export const { useRequestLoadMutation, useOwnSalesQuery, useSendLoadMutation } = requestsApi;
