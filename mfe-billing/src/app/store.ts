import { createRemoteStore } from '@washcoat/platform-sdk';
import { billingApi } from './api';

export const store = createRemoteStore({ api: billingApi });
