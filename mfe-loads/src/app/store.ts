import { createRemoteStore, setupListeners } from '@washcoat/platform-sdk';
import { loadsApi } from './api';

export const store = createRemoteStore({ api: loadsApi });

setupListeners(store.dispatch);
