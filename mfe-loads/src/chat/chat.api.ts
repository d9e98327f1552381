import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { chatList, chatPeople, chatRead, chatSend } from '@washcoat/contract-loads';
import { call } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export type Chat = AnswerOf<typeof chatList>;

export const chatApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    chat: builder.query<Chat, RequestOf<typeof chatList>>({ query: call(chatList) }),
    chatPeople: builder.query<AnswerOf<typeof chatPeople>, RequestOf<typeof chatPeople>>({
      query: call(chatPeople),
    }),
    sendChat: builder.mutation<AnswerOf<typeof chatSend>, RequestOf<typeof chatSend>>({
      query: call(chatSend),
    }),
    readChat: builder.mutation<AnswerOf<typeof chatRead>, RequestOf<typeof chatRead>>({
      query: call(chatRead),
    }),
  }),
});

export const { useChatQuery, useChatPeopleQuery, useReadChatMutation } = chatApi;
