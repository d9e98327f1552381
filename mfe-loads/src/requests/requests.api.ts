import { loadMine, loadRequest, loadSend } from '@washcoat/contract-loads';
import { asks, sends, sendsOnce } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export const requestsApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    requestLoad: sendsOnce(builder, loadRequest, { invalidatesTags: ['Loads'] }),
    ownSales: asks(builder, loadMine, { providesTags: ['Loads'] }),
    sendLoad: sends(builder, loadSend, { invalidatesTags: ['Loads', 'Load'] }),
  }),
});

export const { useRequestLoadMutation, useOwnSalesQuery, useSendLoadMutation } = requestsApi;
