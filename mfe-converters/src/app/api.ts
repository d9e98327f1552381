import { createRemoteApi } from '@washcoat/platform-sdk';

/** The calls of this remote; each resource injects its own. */
export const convertersApi = createRemoteApi({
  reducerPath: 'mfe-converters',
  tagTypes: [
    'Converters',
    'Converter',
    'Carts',
    'Makes',
    'Tickets',
    'Tests',
    'Uploads',
    'Pricing',
    'Modifiers',
    'Proposals',
  ],
  refetchOnReconnect: true,
});
