import { LIVE_PATH } from '@washcoat/contract-kernel';
import { io, type Socket } from 'socket.io-client';

/** Pages that have records open, and what each was told when. */
export class Listeners {
  private readonly sockets: Socket[] = [];
  private readonly waiting = new Map<string, (() => void)[]>();

  /** Opens a page of `token` that follows a record; rejects when it is not let in. */
  async open(url: string, token: string, recordId: string): Promise<void> {
    const socket = io(url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      auth: { token },
      forceNew: true,
      reconnection: false,
    });
    this.sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', () => resolve());
      socket.on('connect_error', reject);
    });
    socket.on('changed', (change: { recordId?: string }) => {
      if (change.recordId === recordId) this.waiting.get(recordId)?.pop()?.();
    });
    const answer: { isWatched: boolean; error?: string } = await socket.emitWithAck('watch', {
      kind: 'load',
      recordId,
    });
    if (!answer.isWatched) throw new Error(`A record is not watched: ${answer.error}`);
  }

  /** The milliseconds after `sent` at which each of `count` pages heard of a record. */
  hear(recordId: string, count: number, sent: number): Promise<number[]> {
    return Promise.all(
      Array.from({ length: count }, () => {
        const turns = this.waiting.get(recordId) ?? [];
        this.waiting.set(recordId, turns);
        return new Promise<number>((resolve) => turns.push(() => resolve(performance.now() - sent)));
      }),
    );
  }

  get count(): number {
    return this.sockets.length;
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }
}
