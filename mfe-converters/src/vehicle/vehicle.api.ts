import { vehicleDecode } from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type VinFacts = AnswerOf<typeof vehicleDecode>;

/** What a VIN says by itself. */
export const vehicleApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    vinFacts: builder.query<VinFacts, string>({
      query: (vin) => call(vehicleDecode)({ vin }),
    }),
  }),
});

export const { useVinFactsQuery } = vehicleApi;
