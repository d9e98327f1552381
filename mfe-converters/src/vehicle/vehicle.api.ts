import { vehicleDecode } from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { asks } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type VinFacts = AnswerOf<typeof vehicleDecode>;

/** What a VIN says by itself. */
export const vehicleApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    vinFacts: asks(builder, vehicleDecode),
  }),
});

export const { useVinFactsQuery } = vehicleApi;
