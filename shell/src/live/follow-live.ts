import {
  LIVE_PATH,
  type ToDoor,
  type ToPage,
  type VideoToDoor,
  type VideoToPage,
} from '@washcoat/contract-kernel';
import {
  connectionStore,
  liveIsDown,
  liveIsUp,
  liveMessages,
  reportSkipped,
  sessionStore,
  videoMessages,
  whenIdle,
  whenRecordIsOpen,
} from '@washcoat/platform-sdk';
import type { Socket } from 'socket.io-client';
import { refreshLoginDetails } from '../session/refresh-login-details';

type LiveSocket = Socket<ToPage & VideoToPage, ToDoor & VideoToDoor>;

/**
 * After the door has ended a connection, or did not let it in. A page that signs out itself loses its connection before
 * it has heard that it is signed out: it is not to ask then whether it still is signed in.
 */
const AGAIN_MS = 2_000;
/**
 * What is shown first asks for itself; its code and data do not share the way with the connection. But a page in use is never
 * quiet for long, and an open record has others who wait for it.
 */
const IN_USE_MS = 3_000;
const RECORD_MS = 250;
/** So long an answer of the door is waited for; what waits for it is rejected then, and when the connection is torn. */
const ANSWER_MS = 15_000;

/**
 * Holds the one realtime connection of the page while somebody is signed in and there is a connection at all. When the
 * door ends it, the session may have ended: that is asked first. Answers how to stop.
 */
export function followLive(): () => void {
  let connection: { token: string; stop(): void } | null = null;
  const follow = () => {
    const token = connectionStore.get() ? sessionStore.current()?.token : undefined;
    if (token === connection?.token) return;
    connection?.stop();
    connection = token === undefined ? null : { token, stop: hold(token) };
  };
  const stops = [sessionStore.subscribe(follow), connectionStore.subscribe(follow)];
  follow();
  return () => {
    for (const stop of stops) stop();
    connection?.stop();
  };
}

function hold(token: string): () => void {
  let isOver = false;
  let socket: LiveSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askAndOpen = async () => {
    await refreshLoginDetails();
    if (!isOver) socket?.connect();
  };
  const again = () => {
    liveIsDown();
    if (isOver || socket?.active) return;
    clearTimeout(timer);
    timer = setTimeout(() => void askAndOpen(), AGAIN_MS);
  };
  const open = async () => {
    await Promise.race([
      whenIdle({ atMostMs: IN_USE_MS }),
      whenRecordIsOpen().then(() => whenIdle({ quietMs: RECORD_MS, atMostMs: IN_USE_MS })),
    ]);
    if (isOver) return;
    const { io } = await import('socket.io-client');
    if (isOver) return;
    const opened: LiveSocket = io({
      path: LIVE_PATH,
      transports: ['websocket'],
      auth: { token },
    });
    socket = opened;
    opened.on('connect', () =>
      liveIsUp({
        watch: (record) => opened.timeout(ANSWER_MS).emitWithAck('watch', record),
        unwatch: (record) => opened.emit('unwatch', record),
        typing: (record) => opened.volatile.emit('typing', record),
        video: {
          join: (join) => opened.timeout(ANSWER_MS).emitWithAck('videoJoin', join),
          signal: (signal) => opened.emit('videoSignal', signal),
          hangUp: (record) => opened.emit('videoHangUp', record),
        },
      }),
    );
    opened.on('changed', liveMessages.changed);
    opened.on('people', liveMessages.people);
    opened.on('typing', liveMessages.typing);
    opened.on('closed', liveMessages.closed);
    opened.on('video', videoMessages.video);
    opened.on('videoSignal', videoMessages.videoSignal);
    opened.on('videoOver', videoMessages.videoOver);
    opened.on('disconnect', again);
    opened.on('connect_error', again);
  };
  void open().catch((error: unknown) => reportSkipped('the realtime connection', String(error)));
  return () => {
    isOver = true;
    clearTimeout(timer);
    socket?.close();
    liveIsDown();
  };
}
