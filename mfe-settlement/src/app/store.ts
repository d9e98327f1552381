import { createRemoteStore } from '@washcoat/platform-sdk';
import { settlementApi } from './api';

export const store = createRemoteStore({ api: settlementApi });
