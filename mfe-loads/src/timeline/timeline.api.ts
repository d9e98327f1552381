import type { AnswerOf } from '@washcoat/contract-kernel';
import { loadTimeline } from '@washcoat/contract-loads';
import { call } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

const PAGE = 20;

export const { useTimelineInfiniteQuery } = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    timeline: builder.infiniteQuery<AnswerOf<typeof loadTimeline>, { loadId: string }, number>({
      query: ({ queryArg: { loadId }, pageParam }) =>
        call(loadTimeline)({ loadId, count: PAGE, offset: pageParam }),
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ areMoreItemsAvailable }, _pages, offset) =>
          areMoreItemsAvailable ? offset + PAGE : undefined,
      },
      providesTags: ['Load'],
    }),
  }),
});
