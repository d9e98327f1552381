import { isDeepStrictEqual } from 'node:util';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { chatMentioned, type chatSend } from '@washcoat/contract-loads';
import { badInput, conflict, recordRoom, type UnitOfWork } from '@washcoat/service-kit';
import { findLoad } from '../carts/load.repository';
import { partyOf } from '../carts/party';
import { ChatChannelModel, ChatMessageModel } from './chat.model';
import { presentMessage } from './chat-message.presenter';
import type { ChatPerson } from './chat-people';
import { isShownToSellers } from './seller-sight';

const { columns: m } = ChatMessageModel;

type Message = InputOf<typeof chatSend>;

/**
 * Says something about a load. Messages of one load follow each other, so that whoever has the last one has all before
 * it; sent again with its client id a message is the one that was said.
 *
 * @param mentioned those of `mentions` who may open the load
 * @throws 400 for a message without text and pictures, 404 for a load out of scope, 409 for a client id that another
 *   message has
 */
export async function sendMessage(
  unit: UnitOfWork,
  session: Session,
  { loadId, clientId, text = '', pictures }: Message,
  mentioned: readonly ChatPerson[],
): Promise<AnswerOf<typeof chatSend>> {
  const { trx, now } = unit;
  const load = await findLoad(trx, session, loadId);
  if (text === '' && !pictures.length) throw badInput({ text: 'Write something or add a picture.' });
  await ChatChannelModel.query(trx).insert({ loadId, lastSeq: 0 }).onConflict('load_id').ignore();
  const channel = await ChatChannelModel.query(trx).findById(loadId).forUpdate().throwIfNotFound();
  const said = await ChatMessageModel.query(trx)
    .where(m.loadId, loadId)
    .where(m.userId, session.userId)
    .where(m.clientId, clientId)
    .first();
  if (said) {
    if (said.text !== text || !isDeepStrictEqual(said.pictures, pictures))
      throw conflict('This message was sent already, with other words.', 'CLIENT_ID_REUSED');
    return { message: 'Successfully Sent', sent: presentMessage(said) };
  }
  const isNewcomer = !(await isShownToSellers(trx, load, session));
  const seq = channel.lastSeq + 1;
  const message = {
    loadId,
    seq,
    clientId,
    userId: session.userId,
    name: nameOf(session),
    party: partyOf(load, session),
    text,
    pictures,
    mentions: [...mentioned],
    sentAt: now,
  };
  await ChatMessageModel.query(trx).insert(message);
  await ChatChannelModel.query(trx).findById(loadId).patch({ lastSeq: seq });
  const sent = presentMessage(message);
  await unit.audit({ action: 'send', entity: 'chat_message', entityId: clientId, after: sent });
  if (mentioned.length)
    await unit.publish(chatMentioned, loadId, {
      loadId,
      loadName: load.loadName,
      companyId: load.companyId,
      seq,
      by: { userId: session.userId, name: nameOf(session) },
      userIds: mentioned.map(({ userId }) => userId),
      sentAt: now.toISOString(),
    });
  unit.tellPages({ ...chatSignal(loadId, seq, now), isMoved: isNewcomer });
  return { message: 'Successfully Sent', sent };
}

/** Says to those who have a load open that something was said or read. */
export const chatSignal = (loadId: string, seq: number, at: Date) => ({
  kind: 'changed' as const,
  rooms: [recordRoom('load', loadId)],
  change: { topic: 'chat' as const, recordId: loadId, version: seq, at: at.toISOString() },
});

export const nameOf = ({ firstName, lastName }: Session) => `${firstName} ${lastName}`.trim();
