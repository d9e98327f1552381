import type {
  LiveRecord,
  VideoAnswer,
  VideoJoin,
  VideoOver,
  VideoPart,
  VideoPeer,
  VideoSignal,
} from '@washcoat/contract-kernel';
import type { Logger } from '@washcoat/service-kit';
import { iceServersFor, type IceOptions } from './ice-servers';
import type { LiveServer, LiveSocket, Reader } from './live-socket';
import { otherPart, partOf, roomOf, seatOf } from './record-rooms';

/**
 * The two seats of each grading session: who has which, and what their pages tell each other while they connect. Pictures
 * and sound go from page to page and never through here.
 */
export class VideoSeats {
  constructor(
    private readonly io: LiveServer,
    private readonly logger: Logger,
    private readonly ice: Partial<IceOptions> = {},
  ) {}

  /** Notes which part somebody has by now, and tells it to the page; a seat that is not its own any more is taken. */
  async place(socket: LiveSocket, record: LiveRecord, part: VideoPart | null): Promise<void> {
    const room = roomOf(record);
    const before = socket.data.parts[room] ?? null;
    if (before === part) return;
    if (before) await this.takeFrom(socket, record, before);
    if (part) {
      socket.data.parts[room] = part;
      await socket.join(partOf(room, part));
    }
    // Who has just got a part has no connection that this could end: `join` says again who is there.
    const peer = part && ((await this.peerIfKnown(room, otherPart(part))) ?? null);
    if ((socket.data.parts[room] ?? null) === part) socket.emit('video', { ...record, part, peer });
  }

  /** Gives somebody the seat; the newest page of a person has it. The other one hears who is there. */
  async join(reader: Reader, join: VideoJoin): Promise<VideoAnswer> {
    try {
      return await this.seat(reader, join);
    } catch (error) {
      this.logger.warn({ error }, 'nobody could be seated');
      return unavailable;
    }
  }

  /** Passes on what one of the two says to the other; what anybody else sends goes nowhere. */
  signal({ socket }: Reader, signal: VideoSignal): void {
    const { kind, recordId } = signal;
    const room = roomOf({ kind, recordId });
    const part = socket.data.parts[room];
    if (!part || !socket.rooms.has(seatOf(room, part)) || socket.data.seats[room]?.seatId !== signal.from)
      return;
    socket.to(seatOf(room, otherPart(part))).emit('videoSignal', signal);
  }

  /** Ends it for both. */
  async hangUp({ socket }: Reader, record: LiveRecord): Promise<void> {
    const room = roomOf(record);
    const part = socket.data.parts[room];
    if (part && socket.rooms.has(seatOf(room, part))) await this.end(record, 'hung-up');
  }

  /** Somebody's connection is gone. Who only lost it comes back; who was signed out does not. */
  async left({ socket, isOver }: Reader, record: LiveRecord): Promise<void> {
    const room = roomOf(record);
    const part = socket.data.parts[room];
    if (!part) return;
    delete socket.data.parts[room];
    if (isOver && socket.data.seats[room] && (await this.peerIfKnown(room, part)) === null)
      await this.end(record, 'closed');
    else await this.tellOther(record, part);
  }

  private async seat({ socket, session }: Reader, { seatId, ...record }: VideoJoin): Promise<VideoAnswer> {
    const room = roomOf(record);
    const part = socket.data.parts[room];
    if (!part) return notYours;
    const [newest] = await this.pagesIn(room, part);
    if (socket.data.parts[room] !== part) return notYours;
    socket.data.seats[room] = { seatId, turn: (newest?.data.seats[room]?.turn ?? 0) + 1 };
    await socket.join(seatOf(room, part));
    await this.leaveNewest(record, part);
    await this.tellOther(record, part);
    return {
      isJoined: true,
      part,
      peer: await this.peerIn(room, otherPart(part)),
      iceServers: iceServersFor(session.userId, this.ice),
    };
  }

  /** Asked once a page has the seat: two that take it at one moment see each other here, and one of them stays. */
  private async leaveNewest(record: LiveRecord, part: VideoPart): Promise<void> {
    const room = roomOf(record);
    const [, ...older] = await this.pagesIn(room, part);
    for (const page of older) {
      page.emit('videoOver', { ...record, reason: 'elsewhere' });
      page.leave(seatOf(room, part));
    }
  }

  private async takeFrom(socket: LiveSocket, record: LiveRecord, part: VideoPart): Promise<void> {
    const room = roomOf(record);
    delete socket.data.parts[room];
    await socket.leave(partOf(room, part));
    if (!socket.rooms.has(seatOf(room, part))) return;
    await this.end(record, 'closed');
  }

  private async end(record: LiveRecord, reason: VideoOver['reason']): Promise<void> {
    const room = roomOf(record);
    const seats = [seatOf(room, 'seller'), seatOf(room, 'grader')];
    this.io.in(seats).emit('videoOver', { ...record, reason });
    this.io.in(seats).socketsLeave(seats);
    for (const part of ['seller', 'grader'] as const)
      this.io.in(partOf(room, part)).emit('video', { ...record, part, peer: null });
  }

  /** Tells the pages of the other part who has this one's seat now; nothing while that is not known. */
  private async tellOther(record: LiveRecord, part: VideoPart): Promise<void> {
    const room = roomOf(record);
    const other = otherPart(part);
    const peer = await this.peerIfKnown(room, part);
    if (peer !== undefined) this.io.in(partOf(room, other)).emit('video', { ...record, part: other, peer });
  }

  /** Who has a seat; null: nobody. Rejects where other doors do not answer. */
  private async peerIn(room: string, part: VideoPart): Promise<VideoPeer | null> {
    const [page] = await this.pagesIn(room, part);
    const seatId = page?.data.seats[room]?.seatId;
    return page && seatId ? { ...page.data.person, seatId } : null;
  }

  /** The same; undefined where other doors do not answer. */
  private async peerIfKnown(room: string, part: VideoPart): Promise<VideoPeer | null | undefined> {
    try {
      return await this.peerIn(room, part);
    } catch (error) {
      this.logger.warn({ error }, 'nobody could say who takes part by video');
      return undefined;
    }
  }

  /** The pages that have a seat, the newest first: more than one only for a moment. */
  private async pagesIn(room: string, part: VideoPart) {
    const pages = await this.io.in(seatOf(room, part)).fetchSockets();
    const turnOf = ({ data }: (typeof pages)[number]) => data.seats[room]?.turn ?? 0;
    return pages.sort((one, other) => turnOf(other) - turnOf(one) || (one.id < other.id ? -1 : 1));
  }
}

const refusal = (code: string, error: string): VideoAnswer => ({ isJoined: false, code, error });
const notYours = refusal('NOT_FOUND', 'This grading session is over, or not yours.');
const unavailable = refusal('UNAVAILABLE', 'This part of Washcoat does not answer right now.');
