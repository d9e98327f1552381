import {
  loadComplete,
  loadEdit,
  loadGet,
  loadGraders,
  loadReprice,
  loadSign,
} from '@washcoat/contract-loads';
import { asks, sends } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export const loadDetailApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    load: asks(builder, loadGet, { providesTags: ['Load'] }),
    loadGraders: asks(builder, loadGraders),
    editLoad: sends(builder, loadEdit, { invalidatesTags: ['Load', 'Loads', 'Invoice', 'Invoices'] }),
    repriceLoad: sends(builder, loadReprice, { invalidatesTags: ['Load', 'Loads'] }),
    signLoad: sends(builder, loadSign, { invalidatesTags: ['Load'] }),
    completeLoad: sends(builder, loadComplete, { invalidatesTags: ['Load', 'Loads', 'Invoice', 'Invoices'] }),
  }),
});

export const {
  useLoadQuery,
  useLazyLoadQuery,
  useLoadGradersQuery,
  useEditLoadMutation,
  useRepriceLoadMutation,
  useSignLoadMutation,
  useCompleteLoadMutation,
} = loadDetailApi;
