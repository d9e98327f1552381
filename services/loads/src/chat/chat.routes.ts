import { chatList, chatPeople, chatRead, chatSend } from '@washcoat/contract-loads';
import { badInput, preparedWrite, read, write, type Route, type Service } from '@washcoat/service-kit';
import { mentionable } from './chat-people';
import { listChat } from './list-chat';
import { readChat } from './read-chat';
import { sendMessage } from './send-message';

/** The calls of the chat of a load. */
export const chatRoutes = ({ platform }: Pick<Service, 'platform'>): readonly Route[] => [
  read(chatList, ({ database, session }, input) => listChat(database, session, input)),
  read(chatPeople, ({ database, session }, { loadId }) =>
    mentionable({ database, platform }, session, loadId),
  ),
  preparedWrite(chatSend, [], async ({ database, session }, input) => {
    const wanted = new Set(input.mentions);
    const asking = { database, platform };
    const near = wanted.size ? (await mentionable(asking, session, input.loadId, [...wanted])).list : [];
    const mentioned = near.filter(({ userId }) => wanted.has(userId));
    if (mentioned.length < wanted.size)
      throw badInput({ mentions: 'Mention only people who may open this load.' });
    return (unit) => sendMessage(unit, unit.session, input, mentioned);
  }),
  write(chatRead, (context, input) => readChat(context, context.session, input)),
];
