import type { LiveChange, LiveRecord } from '@washcoat/contract-kernel';
import { clock, timers, type LiveSignal, type Platform } from '@washcoat/service-kit';
import type { LiveServer, Reader } from './live-socket';
import { roomsOf } from './topic-rooms';
import type { VideoSeats } from './video-seats';
import type { Watching } from './watching';

/** How often sessions are looked up whose end nobody told, because their time was over or the word was lost. */
export const CHECK_MS = 30_000;
const MOST_OF_A_PERSON = 20;
/** A page that asked for prices before others were in force connects within this. */
const CONNECTING_MS = 60_000;

type Sessions = Pick<Platform, 'sessions' | 'live' | 'logger'>;

/** Everybody who is connected to this door: their sessions, and what they hear of. */
export class Readers {
  private readonly all = new Set<Reader>();
  private readonly stopFollowing: () => void;
  private readonly rhythm;
  private isCheckingRecords = false;
  private lastPrices: { change: LiveChange; toldAt: number } | null = null;

  constructor(
    private readonly io: LiveServer,
    private readonly watching: Watching,
    private readonly seats: VideoSeats,
    private readonly platform: Sessions,
  ) {
    this.stopFollowing = platform.live.follow(
      (signal) => void this.take(signal),
      () => this.all.size > 0,
    );
    this.rhythm = timers.every(CHECK_MS, () => {
      void this.checkAll([...this.all]);
      void this.checkRecords();
    });
  }

  /** Whether one person has as many connections as pages one can look after. */
  areTooMany(userId: string): boolean {
    return [...this.all].filter(({ session }) => session.userId === userId).length >= MOST_OF_A_PERSON;
  }

  /** Takes somebody in; what was told of the session while it was looked up is looked up again. */
  async add(reader: Reader): Promise<void> {
    this.all.add(reader);
    await reader.socket.join(roomsOf(reader.session));
    const last = this.lastPrices;
    if (last && clock.ms() - last.toldAt < CONNECTING_MS) reader.socket.emit('changed', last.change);
    await this.checkAll([reader]);
  }

  /** Forgets somebody who left; those who stay hear it. */
  async remove(reader: Reader): Promise<void> {
    this.all.delete(reader);
    const records = recordsOf(reader);
    reader.watched.clear();
    await Promise.all(
      records.flatMap((record) => [this.watching.tellPeople(record), this.seats.left(reader, record)]),
    );
  }

  stop(): void {
    this.stopFollowing();
    this.rhythm.cancel();
  }

  private async take(signal: LiveSignal): Promise<void> {
    if (signal.kind === 'sessions') {
      await this.checkAll([...this.all].filter(({ sessionId }) => signal.sessionIds.includes(sessionId)));
      return;
    }
    const { rooms, change, isMoved } = signal;
    if (change.topic === 'prices') this.lastPrices = { change, toldAt: clock.ms() };
    if (!this.all.size) return;
    if (isMoved) await this.checkRooms(rooms);
    this.io.local.to([...rooms]).emit('changed', change);
  }

  /**
   * Asks of every open record whether it is still its reader's to see, which can change without a change of the record,
   * as when its customer gets another parent: one after the other, so that services have it spread.
   */
  private async checkRecords(): Promise<void> {
    if (this.isCheckingRecords) return;
    this.isCheckingRecords = true;
    for (const reader of [...this.all])
      for (const record of recordsOf(reader)) await this.watching.check(reader, record);
    this.isCheckingRecords = false;
  }

  private async checkRooms(rooms: readonly string[]): Promise<void> {
    const held = [...this.all].flatMap((reader) =>
      rooms.flatMap((room): [Reader, LiveRecord][] => {
        const watched = reader.watched.get(room);
        return watched ? [[reader, watched.record]] : [];
      }),
    );
    await Promise.all(held.map(([reader, record]) => this.watching.check(reader, record)));
  }

  private async checkAll(readers: readonly Reader[]): Promise<void> {
    await Promise.all(readers.map((reader) => this.check(reader)));
  }

  /** Ends the connection of who is signed out; takes over rights that changed. */
  private async check(reader: Reader): Promise<void> {
    const { socket, sessionId } = reader;
    try {
      const record = await this.platform.sessions.get(sessionId);
      if (!record) {
        reader.isOver = true;
        socket.disconnect(true);
      } else if (JSON.stringify(record.session) !== JSON.stringify(reader.session))
        await this.renew(reader, record.session);
    } catch (error) {
      this.platform.logger.warn({ error }, 'the session of a connection could not be checked');
    }
  }

  private async renew(reader: Reader, session: Reader['session']): Promise<void> {
    const { socket } = reader;
    const wanted = new Set(roomsOf(session));
    for (const room of roomsOf(reader.session)) if (!wanted.has(room)) await socket.leave(room);
    reader.session = session;
    await socket.join([...wanted]);
    await Promise.all(recordsOf(reader).map((record) => this.watching.check(reader, record)));
    socket.emit('changed', { topic: 'rights', at: clock.now().toISOString() });
  }
}

const recordsOf = ({ watched }: Reader) => [...watched.values()].map(({ record }) => record);
