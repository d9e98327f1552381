import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { loadTimeline } from '@washcoat/contract-loads';
import { call } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export const { useTimelineQuery } = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    timeline: builder.query<AnswerOf<typeof loadTimeline>, RequestOf<typeof loadTimeline>>({
      query: call(loadTimeline),
      providesTags: ['Load'],
    }),
  }),
});
