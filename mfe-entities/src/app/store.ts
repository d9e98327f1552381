import { createRemoteStore } from '@washcoat/platform-sdk';
import { entitiesApi } from './api';

export const store = createRemoteStore({ api: entitiesApi });
