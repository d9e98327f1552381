import { LIVE_PATH, liveMessages, type LiveRecord } from '@washcoat/contract-kernel';
import { authenticate, type Platform, type UpgradeListener } from '@washcoat/service-kit';
import { Server as Engine } from 'engine.io';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Server, type ServerOptions } from 'socket.io';
import type { ConnectionGuard } from './connection-guard';
import { personOf, type LiveServer, type LiveSocket, type Reader } from './live-socket';
import { Readers } from './readers';
import { Watching } from './watching';

/** The largest message that a page has reason to send is an id. */
const MOST_BYTES = 4_096;
/** So long a connection may take to say whose it is. */
const SIGN_IN_MS = 5_000;
/** What a page may send: more than anybody types. */
const PACE = { points: 60, duration: 10 };

export interface RealtimeOptions {
  platform: Platform;
  guard: ConnectionGuard;
  /** Joins the doors of an installation that has several; in memory otherwise. */
  adapter?: ServerOptions['adapter'];
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
export function createRealtime({ platform, guard, adapter }: RealtimeOptions): Realtime {
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
  const watching = new Watching(io, platform);
  const readers = new Readers(io, watching, platform);
  const pace = new RateLimiterMemory(PACE);
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
    socket.use((_message, next) => {
      pace.consume(socket.id).then(
        () => next(),
        () => socket.disconnect(true),
      );
    });
    listenTo(reader, watching);
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
  socket.data.sight = {};
  return { socket, sessionId, session, watched: new Map() };
}

/** What a page asks for; whoever sends anything else is no page of ours and is cut off. */
function listenTo(reader: Reader, watching: Watching): void {
  const { socket } = reader;
  const taken = (message: unknown, take: (record: LiveRecord) => void) => {
    const parsed = liveMessages.toDoor.watch.safeParse(message);
    if (parsed.success) take(parsed.data);
    else socket.disconnect(true);
  };
  socket.on('watch', (message, answer) =>
    taken(message, (record) => {
      if (typeof answer === 'function') void watching.watch(reader, record).then(answer);
      else socket.disconnect(true);
    }),
  );
  socket.on('unwatch', (message) => taken(message, (record) => void watching.leave(reader, record)));
  socket.on('typing', (message) => taken(message, (record) => watching.typing(reader, record)));
}
