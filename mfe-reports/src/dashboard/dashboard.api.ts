import { dashboardSummary } from '@washcoat/contract-reporting';
import { asks } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    dashboardSummary: asks(builder, dashboardSummary, { providesTags: ['Dashboard'] }),
  }),
});

export const { useDashboardSummaryQuery } = api;
