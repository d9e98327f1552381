import { metalBook, metalEntries } from '@washcoat/contract-settlement';
import { asks } from '@washcoat/platform-sdk';
import { settlementApi } from '../app/api';

export const metalAccountApi = settlementApi.injectEndpoints({
  endpoints: (builder) => ({
    metalBook: asks(builder, metalBook, { providesTags: ['MetalAccount', 'Settlements'] }),
    metalEntries: asks(builder, metalEntries, { providesTags: ['MetalAccount', 'Settlements'] }),
  }),
});

export const { useMetalBookQuery, useMetalEntriesQuery } = metalAccountApi;
