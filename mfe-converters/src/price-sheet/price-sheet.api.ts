import {
  familyNames,
  priceSheet,
  priceSheetSchedule,
  priceSheetScheduleDelete,
  priceSheetScheduleEdit,
  priceSheetSend,
} from '@washcoat/contract-converters';
import { asks, sends } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

const api = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    sheetFamilies: asks(builder, familyNames),
    priceSheet: asks(builder, priceSheet, { keepUnusedDataFor: 0 }),
    sendPriceSheet: sends(builder, priceSheetSend),
    sheetSchedule: asks(builder, priceSheetSchedule, { keepUnusedDataFor: 0 }),
    setSheetSchedule: sends(builder, priceSheetScheduleEdit),
    dropSheetSchedule: sends(builder, priceSheetScheduleDelete),
  }),
});

export const {
  useSheetFamiliesQuery,
  useLazyPriceSheetQuery,
  useSendPriceSheetMutation,
  useSheetScheduleQuery,
  useSetSheetScheduleMutation,
  useDropSheetScheduleMutation,
} = api;
