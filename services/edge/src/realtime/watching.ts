import type { LiveRecord, WatchAnswer } from '@washcoat/contract-kernel';
import { Problem, recordRoom, type Platform } from '@washcoat/service-kit';
import { askRecord, isRefused } from './ask-record';
import type { LiveServer, Reader } from './live-socket';

const MOST_WATCHED = 20;

const roomOf = ({ kind, recordId }: LiveRecord) => recordRoom(kind, recordId);

/** Who has which record open: let in by the service that owns it, and asked again when that may have changed. */
export class Watching {
  constructor(
    private readonly io: LiveServer,
    private readonly platform: Pick<Platform, 'services' | 'logger'>,
  ) {}

  /** Lets somebody hear of a record. The version is of after that, so that no change falls between. */
  async watch(reader: Reader, record: LiveRecord): Promise<WatchAnswer> {
    const room = roomOf(record);
    if (reader.watched.size >= MOST_WATCHED && !reader.watched.has(room)) return tooMany;
    const { socket } = reader;
    try {
      await this.ask(reader, record);
      if (!socket.connected) return gone;
      await socket.join(room);
      reader.watched.set(room, record);
      const { version } = await this.ask(reader, record);
      return { isWatched: true, version, people: await this.tellPeople(record) };
    } catch (error) {
      await this.leave(reader, record);
      if (!(error instanceof Problem)) this.platform.logger.warn({ error }, 'a record could not be watched');
      return isRefused(error) ? notThere : unavailable;
    }
  }

  /** Ends it; those who stay hear who is left. */
  async leave({ socket, watched }: Reader, record: LiveRecord): Promise<void> {
    if (!watched.delete(roomOf(record))) return;
    await socket.leave(roomOf(record));
    await this.tellPeople(record);
  }

  /** Asks again whether somebody may hear of a record, and ends it when not. */
  async check(reader: Reader, record: LiveRecord): Promise<void> {
    if (!reader.watched.has(roomOf(record))) return;
    try {
      await this.ask(reader, record);
    } catch (error) {
      if (!isRefused(error)) return;
      await this.leave(reader, record);
      reader.socket.emit('closed', record);
    }
  }

  /** Tells the others that somebody is writing; only who has the record open can say so. */
  typing({ socket, watched }: Reader, record: LiveRecord): void {
    const room = roomOf(record);
    if (watched.has(room)) socket.to(room).emit('typing', { ...record, person: socket.data.person });
  }

  /** Tells everybody who has a record open who else has. */
  async tellPeople(record: LiveRecord): Promise<{ userId: string; name: string }[]> {
    const room = roomOf(record);
    try {
      const sockets = await this.io.in(room).fetchSockets();
      const people = [...new Map(sockets.map(({ data }) => [data.person.userId, data.person])).values()];
      this.io.to(room).emit('people', { ...record, people });
      return people;
    } catch (error) {
      this.platform.logger.warn({ error }, 'nobody was told who has a record open');
      return [];
    }
  }

  private ask({ sessionId }: Reader, record: LiveRecord): Promise<{ version: number }> {
    return askRecord(this.platform.services, sessionId, record);
  }
}

const refusal = (code: string, error: string): WatchAnswer => ({ isWatched: false, code, error });
const tooMany = refusal('TOO_MANY', `Keep at most ${MOST_WATCHED} of them open in one page.`);
const gone = refusal('GONE', 'The connection is closed.');
const notThere = refusal('NOT_FOUND', 'This is gone, or not yours to see.');
const unavailable = refusal('UNAVAILABLE', 'This part of Washcoat does not answer right now.');
