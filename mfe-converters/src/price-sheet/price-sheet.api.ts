import { familyNames, priceSheet, priceSheetSend } from '@washcoat/contract-converters';
import { asks, sends } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

const api = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    sheetFamilies: asks(builder, familyNames),
    priceSheet: asks(builder, priceSheet, { keepUnusedDataFor: 0 }),
    sendPriceSheet: sends(builder, priceSheetSend),
  }),
});

export const { useSheetFamiliesQuery, useLazyPriceSheetQuery, useSendPriceSheetMutation } = api;
