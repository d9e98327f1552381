import type { Session } from '@washcoat/contract-entities';
import type { LivePerson, LiveRecord, ToDoor, ToPage } from '@washcoat/contract-kernel';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** What is known of a connection; of it other doors see the person alone. */
export interface SocketData {
  person: LivePerson;
}

export type LiveServer = Server<ToDoor, ToPage, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<ToDoor, ToPage, DefaultEventsMap, SocketData>;

/** Whose connection it is, and what it hears of. */
export interface Reader {
  socket: LiveSocket;
  sessionId: string;
  session: Session;
  /** The records that are open on it, by their rooms. */
  watched: Map<string, LiveRecord>;
}

/** A person as others see it. */
export const personOf = ({ userId, firstName, lastName }: Session): LivePerson => ({
  userId,
  name: `${firstName} ${lastName}`.trim(),
});
