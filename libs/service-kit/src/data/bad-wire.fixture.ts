import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

const NONSENSE = 0xff;

/** The way to a database, on which answers can become nonsense. */
export interface BadWire {
  /** The address of the database behind it. */
  url: string;
  /** Whether what the database answers becomes nonsense; from its so many-th answer on, with a number. */
  isNonsense: boolean | number;
  cut(): Promise<void>;
}

/** Lays a wire to the database at `databaseUrl`. */
export async function layBadWire(databaseUrl: string): Promise<BadWire> {
  const target = new URL(databaseUrl);
  const [port, host] = [Number(target.port), target.hostname];
  const sockets = new Set<Socket>();
  const wire: BadWire = { url: '', isNonsense: false, cut };
  const proxy = createServer((client) => {
    const server = connect(port, host);
    let answers = 0;
    client.pipe(server);
    server.on('data', (chunk) => {
      answers++;
      const { isNonsense } = wire;
      const isHit = typeof isNonsense === 'number' ? answers >= isNonsense : isNonsense;
      client.write(isHit ? Buffer.alloc(chunk.length, NONSENSE) : chunk);
    });
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => [client, server].forEach((each) => each.destroy()));
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  target.port = String((proxy.address() as AddressInfo).port);
  wire.url = target.toString();
  return wire;

  async function cut() {
    sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => proxy.close(resolve));
  }
}
