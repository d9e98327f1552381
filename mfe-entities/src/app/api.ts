import { createRemoteApi } from '@washcoat/platform-sdk';

/** The calls of this remote; each resource injects its own. */
export const entitiesApi = createRemoteApi({
  reducerPath: 'mfe-entities',
  tagTypes: ['Customers', 'Users', 'Facilities', 'Roles', 'Permissions', 'Invitations', 'History'],
});
