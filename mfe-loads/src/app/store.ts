import { createRemoteStore, onLive, onLiveNews, setupListeners } from '@washcoat/platform-sdk';
import { loadsApi } from './api';

export const store = createRemoteStore({ api: loadsApi });

setupListeners(store.dispatch);

/** Lists of carts move while others work. */
onLive('loads', () => store.dispatch(loadsApi.util.invalidateTags(['Loads'])));
/** What stands in an open cart beside its own prices is of those in force. */
onLiveNews('prices', () => store.dispatch(loadsApi.util.invalidateTags(['Load', 'Items'])));
