import { historyList } from '@washcoat/contract-entities';
import { asks } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export const historyApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    recordHistory: asks(builder, historyList, { providesTags: ['History'] }),
  }),
});

export const { useRecordHistoryQuery } = historyApi;
