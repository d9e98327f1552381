import { createRemoteStore, onSignal, setupListeners } from '@washcoat/platform-sdk';
import { billingApi } from './api';

export const store = createRemoteStore({ api: billingApi });

setupListeners(store.dispatch);
onSignal('credits-changed', () => void store.dispatch(billingApi.util.invalidateTags(['Credits'])));
