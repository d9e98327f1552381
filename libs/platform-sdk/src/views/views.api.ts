import { viewDelete, viewEdit, viewList, viewSave } from '@washcoat/contract-entities';
import { asks, sends } from '../api/contract-endpoints';
import { platformApi } from '../platform/platform-api';

const viewsApi = platformApi.injectEndpoints({
  endpoints: (builder) => ({
    views: asks(builder, viewList, { providesTags: ['View'] }),
    saveView: sends(builder, viewSave, { invalidatesTags: ['View'] }),
    editView: sends(builder, viewEdit, { invalidatesTags: ['View'] }),
    deleteView: sends(builder, viewDelete, { invalidatesTags: ['View'] }),
  }),
});

export const { useViewsQuery, useSaveViewMutation, useEditViewMutation, useDeleteViewMutation } = viewsApi;
