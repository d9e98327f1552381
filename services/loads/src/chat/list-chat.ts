import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { CHAT_KEPT, type chatList } from '@washcoat/contract-loads';
import type { Knex } from 'knex';
import { findLoad } from '../carts/load.repository';
import { ChatMessageModel, ChatReadingModel } from './chat.model';
import { presentMessage } from './chat-message.presenter';

const { columns: m } = ChatMessageModel;

/** The newest messages about a load, or the first of those after one. Throws 404 for a load out of scope. */
export async function listChat(
  database: Knex,
  session: Session,
  { loadId, afterSeq }: InputOf<typeof chatList>,
): Promise<AnswerOf<typeof chatList>> {
  await findLoad(database, session, loadId);
  const query = ChatMessageModel.query(database)
    .where(m.loadId, loadId)
    .limit(CHAT_KEPT + 1);
  const found =
    afterSeq === undefined
      ? await query.orderBy(m.seq, 'desc')
      : await query.where(m.seq, '>', afterSeq).orderBy(m.seq);
  const shown = found.slice(0, CHAT_KEPT).sort((one, other) => one.seq - other.seq);
  const readings = await ChatReadingModel.query(database).where(ChatReadingModel.columns.loadId, loadId);
  return {
    list: shown.map(presentMessage),
    areMoreItemsAvailable: found.length > shown.length,
    lastSeq: shown.at(-1)?.seq ?? afterSeq ?? 0,
    readings: readings.map(({ userId, name, seq }) => ({ userId, name, seq })),
  };
}
