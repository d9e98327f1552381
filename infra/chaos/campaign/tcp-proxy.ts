import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What a network does to connections: `cut` ends those that are there, `away` those and all that come, `delay` holds
 * every chunk back, `half-open` lets those that are there fall silent without ending them, `corrupt` turns chunks into
 * bytes that mean nothing.
 */
export type Trouble = 'none' | 'cut' | 'away' | 'delay' | 'half-open' | 'corrupt';

const DELAY_MS = 150;
/** Every so many chunks of a connection one is corrupted. */
const CORRUPT_EVERY = 15;
const NONSENSE = 0xff;

/** A connection through the proxy. */
interface Link {
  sockets: readonly [Socket, Socket];
  isSilent: boolean;
}

/** A TCP proxy on a port of loopback that can be told to behave like a bad network. */
export class TcpProxy {
  private trouble: Trouble = 'none';
  private readonly links = new Set<Link>();

  private constructor(
    private readonly server: Server,
    private readonly targetPort: () => number,
  ) {
    server.on('connection', (client) => this.accept(client));
  }

  /** Listens on `port` (0: a free one) and carries to the port of loopback that `targetPort` answers. */
  static async start(targetPort: () => number, port = 0): Promise<TcpProxy> {
    const server = createServer();
    const proxy = new TcpProxy(server, targetPort);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve());
    });
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Behaves so until told otherwise. What fell silent is ended when that is over, as a machine that is back ends it. */
  behave(trouble: Trouble): void {
    if (this.trouble === 'half-open' || trouble === 'cut' || trouble === 'away') this.endAll();
    this.trouble = trouble;
    if (trouble === 'half-open') for (const link of this.links) link.isSilent = true;
  }

  async stop(): Promise<void> {
    this.endAll();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private endAll() {
    for (const { sockets } of this.links) sockets.forEach((socket) => socket.resetAndDestroy());
    this.links.clear();
  }

  private accept(client: Socket) {
    if (this.trouble === 'away') {
      client.resetAndDestroy();
      return;
    }
    const server = connect(this.targetPort(), '127.0.0.1');
    const link: Link = { sockets: [client, server], isSilent: false };
    this.links.add(link);
    client.setNoDelay(true);
    server.setNoDelay(true);
    const end = () => {
      client.destroy();
      server.destroy();
      this.links.delete(link);
    };
    pipeline(client, this.wire(link), server, end);
    pipeline(server, this.wire(link), client, end);
  }

  private wire(link: Link): Transform {
    let chunks = 0;
    const carried = async (chunk: Buffer): Promise<Buffer | undefined> => {
      if (link.isSilent) return undefined;
      if (this.trouble === 'delay') await pause(DELAY_MS);
      if (this.trouble !== 'corrupt' || ++chunks % CORRUPT_EVERY) return chunk;
      return Buffer.alloc(chunk.length, NONSENSE);
    };
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        carried(chunk).then((bytes) => done(null, bytes), done);
      },
    });
  }
}
