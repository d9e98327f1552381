import { reportMailDelete, reportMailList, reportMailSave } from '@washcoat/contract-reporting';
import { asks, sends } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    reportMails: asks(builder, reportMailList, { providesTags: ['ReportMails'] }),
    saveReportMail: sends(builder, reportMailSave, { invalidatesTags: ['ReportMails'] }),
    dropReportMail: sends(builder, reportMailDelete, { invalidatesTags: ['ReportMails'] }),
  }),
});

export const { useReportMailsQuery, useSaveReportMailMutation, useDropReportMailMutation } = api;
