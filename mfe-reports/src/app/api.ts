import { createRemoteApi } from '@washcoat/platform-sdk';

/** The calls of this remote; each resource injects its own. */
export const reportsApi = createRemoteApi({
  reducerPath: 'mfe-reports',
  tagTypes: [
    'Transactions',
    'Lookups',
    'DidNotBuy',
    'TopLookups',
    'GlobalModifiers',
    'TopCats',
    'TopCustomers',
    'CostSheet',
    'Sales',
    'Dashboard',
    'ReportMails',
  ],
});
