import {
  noticeCounts,
  noticeList,
  noticeRead,
  noticeReadAll,
  type AnswerOf,
} from '@washcoat/contract-kernel';
import { asks, sends } from '@washcoat/platform-sdk';
import { shellApi } from '../session/shell.api';

export type News = AnswerOf<typeof noticeCounts>;

/** The calls of the message centre. */
export const noticesApi = shellApi.enhanceEndpoints({ addTagTypes: ['Notices'] }).injectEndpoints({
  endpoints: (builder) => ({
    news: asks(builder, noticeCounts),
    notices: asks(builder, noticeList, { providesTags: ['Notices'] }),
    readNotice: sends(builder, noticeRead, { invalidatesTags: ['Notices'] }),
    readAllNotices: sends(builder, noticeReadAll, { invalidatesTags: ['Notices'] }),
  }),
});

export const { useNoticesQuery, useReadNoticeMutation, useReadAllNoticesMutation } = noticesApi;
