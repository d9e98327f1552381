import { createRemoteStore, followConnection, onLiveNews } from '@washcoat/platform-sdk';
import { convertersApi } from './api';

export const store = createRemoteStore({ api: convertersApi });

followConnection(store.dispatch);

/** Lists, converters and the pricing screen are asked for again when somebody has put other prices in force. */
onLiveNews('prices', () =>
  store.dispatch(convertersApi.util.invalidateTags(['Pricing', 'Converters', 'Converter'])),
);
