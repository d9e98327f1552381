import { createRemoteApi } from '@washcoat/platform-sdk';

/** The calls of this remote; each resource injects its own. */
export const settlementApi = createRemoteApi({
  reducerPath: 'mfe-settlement',
  tagTypes: ['Settlements', 'Settlement', 'Purchases', 'MetalAccount', 'Refiner'],
});
