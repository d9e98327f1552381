import { metalHistory } from '@washcoat/contract-converters';
import { metalPosition } from '@washcoat/contract-loads';
import { yardMetal } from '@washcoat/contract-settlement';
import { asks } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** The metal that the business holds or is about to buy, which prices that are applied do not change. */
export const { useMetalPositionQuery, useYardMetalQuery, useMetalYearQuery } = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    metalYear: asks(builder, metalHistory, { providesTags: ['Pricing'] }),
    metalPosition: asks(builder, metalPosition),
    yardMetal: asks(builder, yardMetal),
  }),
});
