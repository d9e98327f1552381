import type { LiveRecord, LivePerson, WatchAnswer } from '@washcoat/contract-kernel';
import { Problem, type Platform } from '@washcoat/service-kit';
import { askRecord, isRefused, type OpenedRecord } from './ask-record';
import type { LiveServer, Reader, Watched } from './live-socket';
import { roomOf, sellersOf } from './record-rooms';
import type { VideoSeats } from './video-seats';

const MOST_WATCHED = 20;

/** Who has which record open: let in by the service that owns it, and asked again when that may have changed. */
export class Watching {
  constructor(
    private readonly io: LiveServer,
    private readonly platform: Pick<Platform, 'services' | 'logger'>,
    private readonly seats: VideoSeats,
  ) {}

  /** Lets somebody hear of a record. The version is of after that, so that no change falls between. */
  async watch(reader: Reader, record: LiveRecord): Promise<WatchAnswer> {
    const room = roomOf(record);
    const known = reader.watched.get(room);
    if (!known && reader.watched.size >= MOST_WATCHED) return tooMany;
    const watched = known ?? { record, isLetIn: false };
    reader.watched.set(room, watched);
    try {
      const before = await this.ask(reader, record);
      if (!isHeld(reader, watched)) return gone;
      await this.letIn(reader, watched, before);
      const after = await this.ask(reader, record);
      if (!isHeld(reader, watched)) return gone;
      await this.letIn(reader, watched, after);
      const people = await this.tellPeople(record);
      return { isWatched: true, version: after.version, people: shownTo(after, people) };
    } catch (error) {
      if (isHeld(reader, watched)) await this.leave(reader, record);
      if (!(error instanceof Problem)) this.platform.logger.warn({ error }, 'a record could not be watched');
      return isRefused(error) ? notThere : unavailable;
    }
  }

  /** Ends it, also while it is still asked for; those who stay hear who is left. */
  async leave({ socket, watched }: Reader, record: LiveRecord): Promise<void> {
    const room = roomOf(record);
    const left = watched.get(room);
    if (!left) return;
    watched.delete(room);
    if (!left.isLetIn) return;
    delete socket.data.sight[room];
    await this.seats.place(socket, record, null);
    await socket.leave(room);
    await socket.leave(sellersOf(room));
    await this.tellPeople(record);
  }

  /** Asks again whether somebody may hear of a record, and as whom; ends it when not. */
  async check(reader: Reader, record: LiveRecord): Promise<void> {
    const room = roomOf(record);
    const watched = reader.watched.get(room);
    if (!watched) return;
    try {
      const opened = await this.ask(reader, record);
      if (!isHeld(reader, watched) || !watched.isLetIn) return;
      const before = JSON.stringify(reader.socket.data.sight[room]);
      await this.letIn(reader, watched, opened);
      if (JSON.stringify(reader.socket.data.sight[room]) !== before) await this.tellPeople(record);
    } catch (error) {
      if (!isRefused(error) || !isHeld(reader, watched)) return;
      await this.leave(reader, record);
      reader.socket.emit('closed', record);
    }
  }

  /** Tells the others that somebody is writing; only who has the record open can say so. */
  typing({ socket, watched }: Reader, record: LiveRecord): void {
    const room = roomOf(record);
    if (!watched.get(room)?.isLetIn) return;
    const others = socket.to(room);
    const shown = socket.data.sight[room]?.isShownToSellers ? others : others.except(sellersOf(room));
    shown.emit('typing', { ...record, person: socket.data.person });
  }

  /** Tells everybody who has a record open who else has; sellers of those whom they are shown. */
  async tellPeople(record: LiveRecord): Promise<PeopleThere> {
    const room = roomOf(record);
    try {
      const sockets = await this.io.in(room).fetchSockets();
      const shown = sockets.filter(({ data }) => data.sight[room]?.isShownToSellers);
      const people = { all: peopleOf(sockets), shown: peopleOf(shown) };
      this.io
        .to(room)
        .except(sellersOf(room))
        .emit('people', { ...record, people: people.all });
      this.io.to(sellersOf(room)).emit('people', { ...record, people: people.shown });
      return people;
    } catch (error) {
      this.platform.logger.warn({ error }, 'nobody was told who has a record open');
      return { all: [], shown: [] };
    }
  }

  /** Joins at once, so that nothing comes between the question whether it is still wanted and this. */
  private async letIn(reader: Reader, watched: Watched, opened: OpenedRecord): Promise<void> {
    const { socket } = reader;
    const room = roomOf(watched.record);
    const { isSeller, isShownToSellers, videoPart } = opened;
    watched.isLetIn = true;
    socket.data.sight[room] = { isSeller, isShownToSellers };
    const side = isSeller ? socket.join([room, sellersOf(room)]) : socket.join(room);
    if (!isSeller) void socket.leave(sellersOf(room));
    await side;
    if (isHeld(reader, watched)) await this.seats.place(socket, watched.record, videoPart);
  }

  private ask({ sessionId }: Reader, record: LiveRecord): Promise<OpenedRecord> {
    return askRecord(this.platform.services, sessionId, record);
  }
}

/** Who has a record open: all of them, and those whom the seller's side is shown. */
interface PeopleThere {
  all: LivePerson[];
  shown: LivePerson[];
}

const shownTo = ({ isSeller }: OpenedRecord, { all, shown }: PeopleThere) => (isSeller ? shown : all);

const peopleOf = (sockets: readonly { data: { person: LivePerson } }[]) => [
  ...new Map(sockets.map(({ data }) => [data.person.userId, data.person])).values(),
];

/** Whether somebody still wants what was asked for. */
const isHeld = ({ socket, watched }: Reader, one: Watched) =>
  socket.connected && watched.get(roomOf(one.record)) === one;

const refusal = (code: string, error: string): WatchAnswer => ({ isWatched: false, code, error });
const tooMany = refusal('TOO_MANY', `Keep at most ${MOST_WATCHED} of them open in one page.`);
const gone = refusal('GONE', 'It was closed again, or the connection was.');
const notThere = refusal('NOT_FOUND', 'This is gone, or not yours to see.');
const unavailable = refusal('UNAVAILABLE', 'This part of Washcoat does not answer right now.');
