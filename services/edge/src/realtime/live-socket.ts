import type { Session } from '@washcoat/contract-entities';
import type {
  LivePerson,
  LiveRecord,
  ToDoor,
  ToPage,
  VideoPart,
  VideoToDoor,
  VideoToPage,
} from '@washcoat/contract-kernel';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** On which side somebody has a record open, and whether the seller's side is shown that. */
export interface Sight {
  isSeller: boolean;
  isShownToSellers: boolean;
}

/** The id under which a page takes part by video; of two pages of one person, the later `turn` has the seat. */
interface Seat {
  seatId: string;
  turn: number;
}

/** What is known of a connection, also to other doors. */
export interface SocketData {
  person: LivePerson;
  /** The records that it has open, by their rooms. */
  sight: Record<string, Sight | undefined>;
  /** Which part it has in their grading sessions, and the seats that its page took by video. */
  parts: Record<string, VideoPart | undefined>;
  seats: Record<string, Seat | undefined>;
}

/** A record that is open on a connection, or asked for: it has its place before the answer. */
export interface Watched {
  record: LiveRecord;
  isLetIn: boolean;
}

type FromPage = ToDoor & VideoToDoor;
type FromDoor = ToPage & VideoToPage;
export type LiveServer = Server<FromPage, FromDoor, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<FromPage, FromDoor, DefaultEventsMap, SocketData>;

/** Whose connection it is, and what it hears of. */
export interface Reader {
  socket: LiveSocket;
  sessionId: string;
  session: Session;
  /** The records that are open on it, by their rooms. */
  watched: Map<string, Watched>;
  /** Its session has ended. */
  isOver: boolean;
}

/** A person as others see it. */
export const personOf = ({ userId, firstName, lastName }: Session): LivePerson => ({
  userId,
  name: `${firstName} ${lastName}`.trim(),
});
