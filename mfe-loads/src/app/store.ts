import { createRemoteStore } from '@washcoat/platform-sdk';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { loadsApi } from './api';

export const store = createRemoteStore({ api: loadsApi });

setupListeners(store.dispatch);
