import { liveStore, useLiveRecord, useSession, useStore } from '@washcoat/platform-sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveLoad } from '../live/live-query';
import { useCatchUp } from '../live/use-catch-up';
import { useChatQuery, useReadChatMutation } from './chat.api';
import { chatQueueOf } from './chat-queues';
import { shownUpTo } from './shown-up-to';
import { useChatChanges } from './use-chat-changes';

/** How often the chat looks for messages while nobody tells it. */
const ASK_MS = 3_000;

/** The chat of a load: what was said, what is on its way, who is there and who writes. */
export function useChat(loadId: string) {
  const { userId } = useSession();
  const query = useChatQuery({ loadId }, useLiveLoad(loadId, ASK_MS));
  const catchUp = useCatchUp(query);
  const list = query.data?.list ?? [];
  const presence = useLiveRecord('load', loadId, useChatChanges(list, catchUp));
  const isLive = useStore(liveStore);
  const queue = chatQueueOf(userId, loadId);
  const unsent = useStore(queue.store);
  useEffect(() => void queue.run(), [queue]);
  const [readChat] = useReadChatMutation();
  const lastSeq = query.data?.lastSeq ?? 0;
  const shown = shownUpTo(list);
  const heard = useRef(0);
  const follow = useEffectEvent(() => {
    for (const { seq, userId: speaker } of list) if (seq > heard.current) presence.endWriting(speaker);
    heard.current = Math.max(heard.current, list.at(-1)?.seq ?? 0);
    if (shown < lastSeq) catchUp();
  });
  useEffect(() => follow(), [query.data]);
  const readSeq = query.data?.readings.find((one) => one.userId === userId)?.seq ?? 0;
  const others = list.filter((message) => message.userId !== userId);
  return {
    userId,
    chat: query.data,
    hasFailed: query.isError,
    queue,
    unsent: unsent.filter(({ clientId }) => !query.data?.list.some((said) => said.clientId === clientId)),
    unread: others.filter(({ seq }) => seq > readSeq).length,
    isLive,
    people: presence.people.filter((one) => one.userId !== userId),
    writing: presence.writing.filter((one) => one.userId !== userId),
    sayWriting: presence.sayWriting,
    read: () => {
      if (shown > readSeq) void readChat({ loadId, seq: shown });
    },
    readKey: shown > readSeq ? shown : 0,
  };
}

export type OpenChat = ReturnType<typeof useChat>;
