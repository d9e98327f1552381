import { createRemoteApi } from '../api/remote-api';
import { createRemoteStore } from '../store/remote-store';

/** The calls that every remote makes alike: pictures, saved views. */
export const platformApi = createRemoteApi({ reducerPath: 'platform', tagTypes: ['View'] });

/** The store of those calls; one for all remotes of the page, beside their own. */
export const platformStore = createRemoteStore({ api: platformApi });
