import { createRemoteStore, setupListeners } from '@washcoat/platform-sdk';
import { convertersApi } from './api';

export const store = createRemoteStore({ api: convertersApi });

setupListeners(store.dispatch);
