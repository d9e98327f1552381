import { loadLinkMake, loadLinkRevoke, loadLinks } from '@washcoat/contract-loads';
import { asks, sends } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export const { useLoadLinksQuery, useMakeLinkMutation, useRevokeLinkMutation } = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    loadLinks: asks(builder, loadLinks, { providesTags: ['Load'] }),
    makeLink: sends(builder, loadLinkMake, { invalidatesTags: ['Load'] }),
    revokeLink: sends(builder, loadLinkRevoke, { invalidatesTags: ['Load'] }),
  }),
});
