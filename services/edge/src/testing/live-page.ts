import type {
  LiveChange,
  LivePeople,
  LiveRecord,
  LiveTyping,
  VideoAnswer,
  VideoOver,
  VideoPlace,
  VideoSignal,
  WatchAnswer,
} from '@washcoat/contract-kernel';
import { LIVE_PATH } from '@washcoat/contract-kernel';
import { io, type Socket } from 'socket.io-client';

type Heard =
  | { name: 'changed'; data: LiveChange }
  | { name: 'people'; data: LivePeople }
  | { name: 'typing'; data: LiveTyping }
  | { name: 'closed'; data: LiveRecord }
  | { name: 'video'; data: VideoPlace }
  | { name: 'videoSignal'; data: VideoSignal }
  | { name: 'videoOver'; data: VideoOver }
  | { name: 'end'; data: string };

/** A page that is connected to a door: what it heard, and what it waits for. */
export class LivePage {
  readonly heard: Heard[] = [];
  private readonly waiting = new Set<() => void>();

  private constructor(readonly socket: Socket) {
    const take = (heard: Heard) => {
      this.heard.push(heard);
      for (const look of [...this.waiting]) look();
    };
    socket.on('changed', (data: LiveChange) => take({ name: 'changed', data }));
    socket.on('people', (data: LivePeople) => take({ name: 'people', data }));
    socket.on('typing', (data: LiveTyping) => take({ name: 'typing', data }));
    socket.on('closed', (data: LiveRecord) => take({ name: 'closed', data }));
    socket.on('video', (data: VideoPlace) => take({ name: 'video', data }));
    socket.on('videoSignal', (data: VideoSignal) => take({ name: 'videoSignal', data }));
    socket.on('videoOver', (data: VideoOver) => take({ name: 'videoOver', data }));
    socket.on('disconnect', (data: string) => take({ name: 'end', data }));
  }

  /** Connects; rejects with the door's word when it is not let in. */
  static open(
    url: string,
    token: string | undefined,
    headers: Record<string, string> = {},
  ): Promise<LivePage> {
    const socket = io(url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      auth: { token },
      extraHeaders: headers,
      forceNew: true,
      reconnection: false,
    });
    const page = new LivePage(socket);
    return new Promise((resolve, reject) => {
      socket.on('connect', () => resolve(page));
      socket.on('connect_error', (error) => {
        socket.close();
        reject(error);
      });
    });
  }

  watch(recordId: string): Promise<WatchAnswer> {
    return this.socket.emitWithAck('watch', { kind: 'load', recordId });
  }

  /** Takes the seat in the grading session of a load under that id. */
  joinVideo(recordId: string, seatId: string): Promise<VideoAnswer> {
    return this.socket.emitWithAck('videoJoin', { kind: 'load', recordId, seatId });
  }

  /** Waits until something was heard that `isIt`; answers it. */
  hears(isIt: (heard: Heard) => boolean): Promise<Heard> {
    return new Promise((resolve) => {
      const look = () => {
        const found = this.heard.find(isIt);
        if (!found) return;
        this.waiting.delete(look);
        resolve(found);
      };
      this.waiting.add(look);
      look();
    });
  }

  /** Waits until the door has ended the connection; answers why, as the client names it. */
  async ends(): Promise<string> {
    const { data } = await this.hears(({ name }) => name === 'end');
    return String(data);
  }

  close(): void {
    this.socket.close();
  }
}
