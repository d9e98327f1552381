import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import {
  settlementCompanies,
  settlementExport,
  settlementGet,
  settlementList,
  settlementMail,
  settlementPdf,
  settlementSave,
} from '@washcoat/contract-settlement';
import { asks, sends, sendsOnce } from '@washcoat/platform-sdk';
import { settlementApi } from '../app/api';

export type SettlementListAnswer = AnswerOf<typeof settlementList>;
export type SettlementListRequest = RequestOf<typeof settlementList>;

export const settlementsApi = settlementApi.injectEndpoints({
  endpoints: (builder) => ({
    settlements: asks(builder, settlementList, { providesTags: ['Settlements'] }),
    settlementExport: asks(builder, settlementExport, { keepUnusedDataFor: 0 }),
    settlement: asks(builder, settlementGet, { providesTags: ['Settlement'] }),
    settlementPdf: asks(builder, settlementPdf, { keepUnusedDataFor: 0 }),
    settlementCompanies: asks(builder, settlementCompanies),
    mailStatement: sends(builder, settlementMail),
    saveSettlement: sendsOnce(builder, settlementSave, { invalidatesTags: ['Settlements', 'Settlement'] }),
  }),
});

export const {
  useSettlementsQuery,
  useSettlementQuery,
  useLazySettlementQuery,
  useLazySettlementExportQuery,
  useLazySettlementPdfQuery,
  useLazySettlementCompaniesQuery,
  useSaveSettlementMutation,
  useMailStatementMutation,
} = settlementsApi;
