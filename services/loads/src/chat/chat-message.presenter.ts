import type { ChatMessage } from '@washcoat/contract-loads';
import type { ChatMessageModel } from './chat.model';

/** What is known of a message. */
type Message = Pick<ChatMessageModel, keyof ChatMessage & keyof ChatMessageModel>;

/** A message as the participants see it: all see the same. */
export function presentMessage(message: Message): ChatMessage {
  return {
    loadId: message.loadId,
    seq: message.seq,
    clientId: message.clientId,
    userId: message.userId,
    name: message.name,
    party: message.party,
    text: message.text,
    pictures: message.pictures,
    mentions: message.mentions,
    sentAt: message.sentAt.toISOString(),
  };
}
