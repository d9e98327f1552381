import { createRemoteStore, followConnection } from '@washcoat/platform-sdk';
import { convertersApi } from './api';

export const store = createRemoteStore({ api: convertersApi });

followConnection(store.dispatch);
