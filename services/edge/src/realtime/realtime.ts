import { LIVE_PATH, liveMessages, videoMessages } from '@washcoat/contract-kernel';
import { authenticate, type Platform, type UpgradeListener } from '@washcoat/service-kit';
import { Server as Engine } from 'engine.io';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Server, type ServerOptions } from 'socket.io';
import type { z } from 'zod';
import type { ConnectionGuard } from './connection-guard';
import type { IceOptions } from './ice-servers';
import { personOf, type LiveServer, type LiveSocket, type Reader } from './live-socket';
import { Readers } from './readers';
import { VideoSeats } from './video-seats';
import { Watching } from './watching';

/** The largest message that a page has reason to send describes a connection for video; all others are ids. */
const MOST_BYTES = 20_000;
/** So long a connection may take to say whose it is. */
const SIGN_IN_MS = 5_000;
/** What a page may send: more than anybody types, and more ways to reach a computer than one has. */
const PACE = { points: 60, duration: 10 };
const SIGNAL_PACE = { points: 150, duration: 10 };

export interface RealtimeOptions {
  platform: Platform;
  guard: ConnectionGuard;
  /** Joins the doors of an installation that has several; in memory otherwise. */
  adapter?: ServerOptions['adapter'];
  /** By which servers the two of a grading session find each other. */
  ice?: Partial<IceOptions>;
}

/** The realtime connections of one door. */
export interface Realtime {
  /** Takes over connections at its path; all others are ended. */
  upgrade: UpgradeListener;
  close(): Promise<void>;
}

/** Whether a path is that of the realtime connection. */
export const isRealtime = (path: string) => path === LIVE_PATH || path.startsWith(`${LIVE_PATH}/`);

/** Opens the realtime channel: signed-in pages of this installation hear at once that something changed. */
export function createRealtime({ platform, guard, adapter, ice }: RealtimeOptions): Realtime {
  const engine = new Engine({
    transports: ['websocket'],
    maxHttpBufferSize: MOST_BYTES,
    allowRequest: (request, decide) =>
      void guard(request).then(
        () => decide(null, true),
        (refusal: unknown) => decide(refusal instanceof Error ? refusal.message : 'refused', false),
      ),
  });
  const io: LiveServer = new Server({ serveClient: false, connectTimeout: SIGN_IN_MS, adapter });
  io.bind(engine);
  const seats = new VideoSeats(io, platform.logger, ice);
  const watching = new Watching(io, platform, seats);
  const readers = new Readers(io, watching, seats, platform);
  const pace = new RateLimiterMemory(PACE);
  const signalPace = new RateLimiterMemory(SIGNAL_PACE);
  const signingIn = new WeakMap<LiveSocket, Reader>();

  io.use((socket, next) => {
    void signIn(socket, platform).then(
      (reader) => {
        if (!reader) return next(new Error('SIGNED_OUT'));
        if (readers.areTooMany(reader.session.userId)) return next(new Error('TOO_MANY'));
        signingIn.set(socket, reader);
        return next();
      },
      () => next(new Error('UNAVAILABLE')),
    );
  });
  io.on('connection', (socket) => {
    const reader = signingIn.get(socket);
    if (!reader) return;
    socket.use(([message], next) => {
      (message === 'videoSignal' ? signalPace : pace).consume(socket.id).then(
        () => next(),
        () => socket.disconnect(true),
      );
    });
    listenTo(reader, watching, seats);
    socket.on('disconnect', () => void readers.remove(reader));
    void readers.add(reader);
  });
  return {
    upgrade(request, socket, head) {
      if (isRealtime(request.url?.split('?')[0] ?? '')) engine.handleUpgrade(request, socket, head);
      else socket.destroy();
    },
    async close() {
      readers.stop();
      await io.close();
    },
  };
}

/** Whose connection it is: by the token of the calls, which is forgotten at once. Null when it is not live. */
async function signIn(socket: LiveSocket, platform: Platform): Promise<Reader | null> {
  const { token } = socket.handshake.auth;
  socket.handshake.auth = {};
  const record = await authenticate(typeof token === 'string' ? token : undefined, platform);
  if (!record) return null;
  const { sessionId, session } = record;
  socket.data.person = personOf(session);
  Object.assign(socket.data, { sight: {}, parts: {}, seats: {} });
  return { socket, sessionId, session, watched: new Map(), isOver: false };
}

/** What a page asks for; whoever sends anything else is no page of ours and is cut off. */
function listenTo(reader: Reader, watching: Watching, seats: VideoSeats): void {
  const { socket } = reader;
  const cutOff = () => socket.disconnect(true);
  const taken = <Schema extends z.ZodType>(
    schema: Schema,
    message: unknown,
    take: (message: z.infer<Schema>) => void,
  ) => {
    const parsed = schema.safeParse(message);
    if (parsed.success) take(parsed.data);
    else cutOff();
  };
  const { watch, unwatch, typing } = liveMessages.toDoor;
  const { videoJoin, videoSignal, videoHangUp } = videoMessages.toDoor;
  socket.on('watch', (message, answer) =>
    taken(watch, message, (record) => {
      if (typeof answer === 'function') void watching.watch(reader, record).then(answer);
      else cutOff();
    }),
  );
  socket.on('unwatch', (message) => taken(unwatch, message, (record) => void watching.leave(reader, record)));
  socket.on('typing', (message) => taken(typing, message, (record) => watching.typing(reader, record)));
  socket.on('videoJoin', (message, answer) =>
    taken(videoJoin, message, (join) => {
      if (typeof answer === 'function') void seats.join(reader, join).then(answer);
      else cutOff();
    }),
  );
  socket.on('videoSignal', (message) =>
    taken(videoSignal, message, (signal) => seats.signal(reader, signal)),
  );
  socket.on('videoHangUp', (message) =>
    taken(videoHangUp, message, (record) => void seats.hangUp(reader, record)),
  );
}
