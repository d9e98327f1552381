import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { openDatabase } from './database';
import { isDatabaseGone } from './database-gone';

describe('a connection to the database', () => {
  let database: TestDatabase;
  let proxy: Server;
  let url: string;
  const sockets = new Set<Socket>();
  let isNonsense = false;

  beforeAll(async () => {
    database = await createTestDatabase();
    const target = new URL(database.url);
    const databasePort = Number(target.port);
    proxy = createServer((client) => {
      const server = connect(databasePort, target.hostname);
      client.pipe(server);
      server.on('data', (chunk) => client.write(isNonsense ? Buffer.alloc(chunk.length, 0xff) : chunk));
      for (const socket of [client, server]) {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => [client, server].forEach((each) => each.destroy()));
      }
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    target.port = String((proxy.address() as AddressInfo).port);
    url = target.toString();
  });
  afterAll(async () => {
    sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => proxy.close(resolve));
    await database.drop();
  });

  it('is given up when its answer is nonsense, and the next one works', async () => {
    const service = openDatabase({ url, schema: 'public', poolMax: 1, answerMs: 500 });
    try {
      await service.raw('select 1');
      isNonsense = true;
      await expect(service.raw('select 2')).rejects.toThrow('Connection terminated');
      isNonsense = false;
      expect((await service.raw('select 3 as three')).rows).toEqual([{ three: 3 }]);
    } finally {
      await service.destroy();
    }
  });

  it('is given up in the middle of a transaction, and what the transaction wrote is not there', async () => {
    const service = openDatabase({ url, schema: 'public', poolMax: 1, answerMs: 500 });
    try {
      await service.raw('create table note (text text)');
      const lost = service.transaction(async (trx) => {
        await trx('note').insert({ text: 'lost' });
        await trx.raw('select pg_sleep(60)');
      });
      const error: unknown = await lost.catch((reason: unknown) => reason);
      expect(error instanceof Error && isDatabaseGone(error)).toBe(true);
      await service('note').insert({ text: 'kept' });
      expect(await service('note').pluck('text')).toEqual(['kept']);
    } finally {
      await service.destroy();
    }
  });
});
