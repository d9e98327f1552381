import { viewDelete, viewList, viewSave } from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '../api/remote-api';
import { platformApi } from '../platform/platform-api';

const viewsApi = platformApi.injectEndpoints({
  endpoints: (builder) => ({
    views: builder.query<AnswerOf<typeof viewList>, RequestOf<typeof viewList>>({
      query: call(viewList),
      providesTags: ['View'],
    }),
    saveView: builder.mutation<AnswerOf<typeof viewSave>, RequestOf<typeof viewSave>>({
      query: call(viewSave),
      invalidatesTags: ['View'],
    }),
    deleteView: builder.mutation<AnswerOf<typeof viewDelete>, RequestOf<typeof viewDelete>>({
      query: call(viewDelete),
      invalidatesTags: ['View'],
    }),
  }),
});

export const { useViewsQuery, useSaveViewMutation, useDeleteViewMutation } = viewsApi;
