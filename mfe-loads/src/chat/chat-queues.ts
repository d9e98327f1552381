import { store } from '../app/store';
import { chatApi } from './chat.api';
import { ChatQueue } from './chat-queue';
import { mentionedIn } from './mentioned-in';

const queues = new Map<string, ChatQueue>();

/** The one queue of what somebody says about a load; it goes on while its load is not open. */
export function chatQueueOf(userId: string, loadId: string): ChatQueue {
  const key = `${userId}/${loadId}`;
  const queue = queues.get(key) ?? queueOf(userId, loadId);
  queues.set(key, queue);
  return queue;
}

/** A queue whose messages stand in the chat as soon as they are said. */
function queueOf(userId: string, loadId: string): ChatQueue {
  const { endpoints, util } = chatApi;
  return new ChatQueue(
    { userId, loadId },
    async ({ clientId, text, pictures }) => {
      const input = {
        loadId,
        clientId,
        text,
        pictures: [...pictures],
        mentions: await mentions(loadId, text),
      };
      return (await store.dispatch(endpoints.sendChat.initiate(input)).unwrap()).sent;
    },
    (sent) =>
      store.dispatch(
        util.updateQueryData('chat', { loadId }, (chat) => {
          if (chat.list.some(({ seq }) => seq === sent.seq)) return;
          chat.list = [...chat.list, sent].sort((one, other) => one.seq - other.seq);
          chat.lastSeq = Math.max(chat.lastSeq, sent.seq);
        }),
      ),
  );
}

/** Whom a text mentions, known before it is sent: while nobody can say, it waits. */
async function mentions(loadId: string, text: string): Promise<string[]> {
  if (!text.includes('@')) return [];
  const question = chatApi.endpoints.chatPeople.initiate({ loadId }, { subscribe: false });
  const { list } = await store.dispatch(question).unwrap();
  return mentionedIn(text, list);
}
