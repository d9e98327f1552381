import { createRemoteStore, onTold, setupListeners } from '@washcoat/platform-sdk';
import { billingApi } from './api';

export const store = createRemoteStore({ api: billingApi });

setupListeners(store.dispatch);
onTold('credits-changed', () => void store.dispatch(billingApi.util.invalidateTags(['Credits'])));
