import {
  noticeCounts,
  noticeList,
  noticeRead,
  noticeReadAll,
  type AnswerOf,
  type RequestOf,
} from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { shellApi } from '../session/shell.api';

export type News = AnswerOf<typeof noticeCounts>;

/** The calls of the message centre. */
export const noticesApi = shellApi.enhanceEndpoints({ addTagTypes: ['Notices'] }).injectEndpoints({
  endpoints: (builder) => ({
    news: builder.query<News, RequestOf<typeof noticeCounts>>({ query: call(noticeCounts) }),
    notices: builder.query<AnswerOf<typeof noticeList>, RequestOf<typeof noticeList>>({
      query: call(noticeList),
      providesTags: ['Notices'],
    }),
    readNotice: builder.mutation<AnswerOf<typeof noticeRead>, RequestOf<typeof noticeRead>>({
      query: call(noticeRead),
      invalidatesTags: ['Notices'],
    }),
    readAllNotices: builder.mutation<AnswerOf<typeof noticeReadAll>, RequestOf<typeof noticeReadAll>>({
      query: call(noticeReadAll),
      invalidatesTags: ['Notices'],
    }),
  }),
});

export const { useNoticesQuery, useReadNoticeMutation, useReadAllNoticesMutation } = noticesApi;
