import { createRemoteStore, setupListeners } from '@washcoat/platform-sdk';
import { billingApi } from './api';

export const store = createRemoteStore({ api: billingApi });

setupListeners(store.dispatch);
