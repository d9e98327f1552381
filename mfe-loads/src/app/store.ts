import { createRemoteStore, onLive, setupListeners } from '@washcoat/platform-sdk';
import { loadsApi } from './api';

export const store = createRemoteStore({ api: loadsApi });

setupListeners(store.dispatch);

/** Lists of carts move while others work. */
onLive('loads', () => store.dispatch(loadsApi.util.invalidateTags(['Loads'])));
