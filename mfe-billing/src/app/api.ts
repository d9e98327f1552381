import { createRemoteApi } from '@washcoat/platform-sdk';

/** The calls of this remote; each resource injects its own. */
export const billingApi = createRemoteApi({
  reducerPath: 'mfe-billing',
  tagTypes: ['Credits', 'Plans', 'History', 'Cards', 'PromoCodes', 'Operations'],
});
