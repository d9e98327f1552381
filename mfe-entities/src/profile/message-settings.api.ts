import { noticeSettings, noticeSettingsSave, type AnswerOf } from '@washcoat/contract-kernel';
import { asks, sends } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export type MessageSettings = AnswerOf<typeof noticeSettings>;

export const messageSettingsApi = entitiesApi
  .enhanceEndpoints({ addTagTypes: ['MessageSettings'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      messageSettings: asks(builder, noticeSettings, { providesTags: ['MessageSettings'] }),
      saveMessageSettings: sends(builder, noticeSettingsSave, { invalidatesTags: ['MessageSettings'] }),
    }),
  });

export const { useMessageSettingsQuery, useSaveMessageSettingsMutation } = messageSettingsApi;
