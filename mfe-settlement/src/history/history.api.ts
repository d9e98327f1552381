import { settlementHistory } from '@washcoat/contract-settlement';
import { asks } from '@washcoat/platform-sdk';
import { settlementApi } from '../app/api';

const historyApi = settlementApi.injectEndpoints({
  endpoints: (builder) => ({
    settlementHistory: asks(builder, settlementHistory, {
      providesTags: ['Settlement', 'Purchases', 'Refiner'],
    }),
  }),
});

export const { useSettlementHistoryQuery } = historyApi;
