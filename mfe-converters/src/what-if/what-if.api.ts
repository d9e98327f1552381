import { metalPosition } from '@washcoat/contract-loads';
import { asks } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** The metal that the business holds or is about to buy, which prices that are applied do not change. */
export const { useMetalPositionQuery } = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    metalPosition: asks(builder, metalPosition),
  }),
});
