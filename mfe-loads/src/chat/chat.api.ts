import type { AnswerOf } from '@washcoat/contract-kernel';
import { CHAT_KEPT, chatList, chatPeople, chatRead, chatSend } from '@washcoat/contract-loads';
import { asks, call, sends } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';
import { shownUpTo } from './shown-up-to';

export type Chat = AnswerOf<typeof chatList>;

/** What is known of each chat that is open, by its load. */
const known = new Map<string, () => Chat | undefined>();

export const chatApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    /** The newest messages; asked again, only those that are not known yet. */
    // eslint-disable-next-line no-restricted-syntax -- what is sent depends on what is known already
    chat: builder.query<Chat, { loadId: string }>({
      query({ loadId }) {
        const afterSeq = shownUpTo(known.get(loadId)?.()?.list ?? []);
        return call(chatList)({ loadId, ...(afterSeq ? { afterSeq } : {}) });
      },
      merge(chat, fresh) {
        const seqs = new Set(chat.list.map(({ seq }) => seq));
        const list = [...chat.list, ...fresh.list.filter(({ seq }) => !seqs.has(seq))];
        chat.list = list.sort((one, other) => one.seq - other.seq).slice(-CHAT_KEPT);
        chat.lastSeq = Math.max(chat.lastSeq, fresh.lastSeq);
        chat.readings = fresh.readings;
      },
      async onCacheEntryAdded({ loadId }, { getCacheEntry, cacheEntryRemoved }) {
        const read = () => getCacheEntry().data;
        known.set(loadId, read);
        await cacheEntryRemoved;
        if (known.get(loadId) === read) known.delete(loadId);
      },
    }),
    chatPeople: asks(builder, chatPeople),
    sendChat: sends(builder, chatSend),
    readChat: sends(builder, chatRead),
  }),
});

export const { useChatQuery, useChatPeopleQuery, useReadChatMutation } = chatApi;
