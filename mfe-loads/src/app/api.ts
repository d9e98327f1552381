import { createRemoteApi } from '@washcoat/platform-sdk';

/** The calls of this remote; each resource injects its own. */
export const loadsApi = createRemoteApi({
  reducerPath: 'mfe-loads',
  tagTypes: ['Loads', 'Load', 'Items', 'Invoices', 'Invoice', 'Payments'],
});
