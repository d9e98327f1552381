import { createRemoteStore, setupListeners } from '@washcoat/platform-sdk';
import { reportsApi } from './api';

export const store = createRemoteStore({ api: reportsApi });

setupListeners(store.dispatch);
