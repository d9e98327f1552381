import { noticeSettings, noticeSettingsSave, type AnswerOf, type RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export type MessageSettings = AnswerOf<typeof noticeSettings>;

export const messageSettingsApi = entitiesApi
  .enhanceEndpoints({ addTagTypes: ['MessageSettings'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      messageSettings: builder.query<MessageSettings, RequestOf<typeof noticeSettings>>({
        query: call(noticeSettings),
        providesTags: ['MessageSettings'],
      }),
      saveMessageSettings: builder.mutation<
        AnswerOf<typeof noticeSettingsSave>,
        RequestOf<typeof noticeSettingsSave>
      >({
        query: call(noticeSettingsSave),
        invalidatesTags: ['MessageSettings'],
      }),
    }),
  });

export const { useMessageSettingsQuery, useSaveMessageSettingsMutation } = messageSettingsApi;
