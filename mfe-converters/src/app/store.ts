import { createRemoteStore, followConnection, onLive, onLiveNews } from '@washcoat/platform-sdk';
import { convertersApi } from './api';

export const store = createRemoteStore({ api: convertersApi });

followConnection(store.dispatch);

/** Lists, converters and the pricing screen are asked for again when somebody has put other prices in force. */
onLiveNews('prices', () =>
  store.dispatch(convertersApi.util.invalidateTags(['Pricing', 'Converters', 'Converter'])),
);

/**
 * What settlements propose of assays is asked for again when one more says something or somebody has decided, and once the
 * page is connected: what was decided since it asked is told by nobody.
 */
onLive('proposals', () => store.dispatch(convertersApi.util.invalidateTags(['Proposals'])));
