import type { Session, userChanged } from '@washcoat/contract-entities';
import type { AnswerOf, DataOf, InputOf } from '@washcoat/contract-kernel';
import { CHAT_KEPT, type chatList } from '@washcoat/contract-loads';
import type { Knex } from 'knex';
import { findLoad } from '../carts/load.repository';
import { partyOf } from '../carts/party';
import { ChatChannelModel, ChatMessageModel, ChatReadingModel } from './chat.model';
import { presentMessage } from './chat-message.presenter';
import { workingOn, type WorkedLoad } from './seller-sight';

const { columns: m } = ChatMessageModel;

/** The newest messages about a load, or the first of those after one. Throws 404 for a load out of scope. */
export async function listChat(
  database: Knex,
  session: Session,
  { loadId, afterSeq }: InputOf<typeof chatList>,
): Promise<AnswerOf<typeof chatList>> {
  const load = await findLoad(database, session, loadId);
  const query = ChatMessageModel.query(database)
    .where(m.loadId, loadId)
    .limit(CHAT_KEPT + 1);
  const found =
    afterSeq === undefined
      ? await query.orderBy(m.seq, 'desc')
      : await query.where(m.seq, '>', afterSeq).orderBy(m.seq);
  const shown = found.slice(0, CHAT_KEPT).sort((one, other) => one.seq - other.seq);
  const channel = await ChatChannelModel.query(database).findById(loadId);
  const readings = await readingsOf(database, session, load);
  return {
    list: shown.map(presentMessage),
    areMoreItemsAvailable: found.length > shown.length,
    lastSeq: channel?.lastSeq ?? 0,
    readings: readings.map(({ userId, name, seq }) => ({ userId, name, seq })),
  };
}

/** How far everybody has read whom the reader is shown. */
async function readingsOf(database: Knex, session: Session, load: WorkedLoad): Promise<ChatReadingModel[]> {
  const readings = await ChatReadingModel.query(database).where(ChatReadingModel.columns.loadId, load.loadId);
  if (partyOf(load, session) === 'buyer') return readings;
  const readers: { data: DataOf<typeof userChanged> }[] = await database('user_copy')
    .whereIn(
      'user_id',
      readings.map(({ userId }) => userId),
    )
    .select('data');
  const sellers = readers.filter(({ data }) => partyOf(load, data) === 'seller');
  const shown = new Set(sellers.map(({ data }) => data.userId)).add(session.userId);
  for (const userId of await workingOn(database, load)) shown.add(userId);
  return readings.filter(({ userId }) => shown.has(userId));
}
