import type { Session } from '@washcoat/contract-entities';
import type { LivePerson, LiveRecord, ToDoor, ToPage } from '@washcoat/contract-kernel';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** On which side somebody has a record open, and whether the seller's side is shown that. */
export interface Sight {
  isSeller: boolean;
  isShownToSellers: boolean;
}

/** What is known of a connection, also to other doors. */
export interface SocketData {
  person: LivePerson;
  /** The records that it has open, by their rooms. */
  sight: Record<string, Sight | undefined>;
}

/** A record that is open on a connection, or asked for: it has its place before the answer. */
export interface Watched {
  record: LiveRecord;
  isLetIn: boolean;
}

export type LiveServer = Server<ToDoor, ToPage, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<ToDoor, ToPage, DefaultEventsMap, SocketData>;

/** Whose connection it is, and what it hears of. */
export interface Reader {
  socket: LiveSocket;
  sessionId: string;
  session: Session;
  /** The records that are open on it, by their rooms. */
  watched: Map<string, Watched>;
}

/** A person as others see it. */
export const personOf = ({ userId, firstName, lastName }: Session): LivePerson => ({
  userId,
  name: `${firstName} ${lastName}`.trim(),
});
