import { productList } from '@washcoat/contract-converters';
import { LIVE_PATH, type LiveChange } from '@washcoat/contract-kernel';
import { io, type Socket } from 'socket.io-client';
import { ApiClient } from '../product/api-client';
import type { ServedLists } from './served-lists';

const PAGE = 25;
/** The door takes twenty connections of a person. */
export const PAGES_OF_A_PERSON = 20;
const GIVEN_UP_MS = 15_000;

/** Open pages that list converters: told that prices changed, each asks for its list again, as a browser does. */
export class PricePages {
  private readonly sockets: Socket[] = [];
  private readonly clients: ApiClient[] = [];
  private readonly shown: Map<string, number>[] = [];
  private readonly failures: unknown[] = [];

  constructor(private readonly served: ServedLists) {}

  /** Opens a page of `token`; rejects when it is not let in. */
  async open(url: string, token: string): Promise<void> {
    const socket = io(url, {
      ...{ path: LIVE_PATH, transports: ['websocket'], auth: { token } },
      ...{ forceNew: true, reconnection: false },
    });
    const client = new ApiClient(url, token);
    const shown = new Map<string, number>();
    this.sockets.push(socket);
    this.clients.push(client);
    this.shown.push(shown);
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', () => resolve());
      socket.on('connect_error', reject);
    });
    const ask = async () => {
      const answer = await client.call(productList, { count: PAGE });
      this.served.note(answer);
      const { snapshotId } = answer.pricedFor ?? {};
      if (snapshotId && !shown.has(snapshotId)) shown.set(snapshotId, performance.now());
    };
    socket.on('changed', ({ topic }: LiveChange) => {
      if (topic === 'prices') void ask().catch((problem: unknown) => this.failures.push(problem));
    });
  }

  /** The milliseconds after `sent` at which each page had a list of these prices. Throws when one does not get it. */
  async haveSeen(snapshotId: string, sent: number): Promise<number[]> {
    while (this.shown.some((shown) => !shown.has(snapshotId))) {
      if (this.failures.length) throw this.failures[0];
      if (performance.now() - sent > GIVEN_UP_MS) throw new Error('A page has not seen the new prices.');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return this.shown.map((shown) => (shown.get(snapshotId) ?? Infinity) - sent);
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
    for (const client of this.clients) client.close();
  }
}
