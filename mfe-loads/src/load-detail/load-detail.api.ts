import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import {
  loadComplete,
  loadEdit,
  loadGet,
  loadGraders,
  loadReprice,
  loadSign,
} from '@washcoat/contract-loads';
import { call } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export const loadDetailApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    load: builder.query<AnswerOf<typeof loadGet>, RequestOf<typeof loadGet>>({
      query: call(loadGet),
      providesTags: ['Load'],
    }),
    loadGraders: builder.query<AnswerOf<typeof loadGraders>, RequestOf<typeof loadGraders>>({
      query: call(loadGraders),
    }),
    editLoad: builder.mutation<AnswerOf<typeof loadEdit>, RequestOf<typeof loadEdit>>({
      query: call(loadEdit),
      invalidatesTags: ['Load', 'Loads', 'Invoice', 'Invoices'],
    }),
    repriceLoad: builder.mutation<AnswerOf<typeof loadReprice>, RequestOf<typeof loadReprice>>({
      query: call(loadReprice),
      invalidatesTags: ['Load', 'Loads'],
    }),
    signLoad: builder.mutation<AnswerOf<typeof loadSign>, RequestOf<typeof loadSign>>({
      query: call(loadSign),
      invalidatesTags: ['Load'],
    }),
    completeLoad: builder.mutation<AnswerOf<typeof loadComplete>, RequestOf<typeof loadComplete>>({
      query: call(loadComplete),
      invalidatesTags: ['Load', 'Loads', 'Invoice', 'Invoices'],
    }),
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
