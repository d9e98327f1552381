import {
  choiceColumn,
  jsonColumn,
  momentColumn,
  tableModel,
  textColumn,
  wholeColumn,
} from '@washcoat/service-kit';
import type { Party } from '../carts/party';

/** The chat of a load: how many messages it has. Its row is locked while one is added. */
export class ChatChannelModel extends tableModel('chat_channel', ['loadId'], {
  loadId: textColumn,
  lastSeq: wholeColumn,
}) {}

/** A message as it is stored. */
export class ChatMessageModel extends tableModel('chat_message', ['loadId', 'seq'], {
  loadId: textColumn,
  seq: wholeColumn,
  clientId: textColumn,
  userId: textColumn,
  name: textColumn,
  party: choiceColumn<Party>(),
  text: textColumn,
  pictures: jsonColumn<string[]>(),
  mentions: jsonColumn<{ userId: string; name: string }[]>(),
  sentAt: momentColumn,
}) {}

/** How far somebody has read. */
export class ChatReadingModel extends tableModel('chat_reading', ['loadId', 'userId'], {
  loadId: textColumn,
  userId: textColumn,
  name: textColumn,
  seq: wholeColumn,
}) {}
