import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { describeWhen } from '../availability';
import { findService } from '../background-service';
import { redisAvailable, startRedis, type RunningRedis } from './redis-service';

const clientOf = (url: string) => createClient({ url, socket: { reconnectStrategy: false } });

async function withClient<T>(
  url: string,
  work: (client: ReturnType<typeof clientOf>) => Promise<T>,
): Promise<T> {
  const client = clientOf(url);
  let lost: unknown;
  client.on('error', (error) => (lost = error));
  await client.connect();
  try {
    const result = await work(client);
    expect(lost).toBeUndefined();
    return result;
  } finally {
    await client.close();
  }
}

describeWhen(redisAvailable(), 'startRedis', () => {
  jest.setTimeout(30_000);
  let dataDir: string;
  let redis: RunningRedis;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'washcoat-redis-'));
    redis = await startRedis({ dataDir });
  });

  afterEach(async () => {
    await redis.stop();
    await rm(dataDir, { recursive: true });
  });

  it('keeps its data and its address over a restart', async () => {
    await withClient(redis.url, (client) => client.set('session', 'open'));
    await redis.stop();
    expect(await findService(dataDir)).toBeUndefined();
    const again = await startRedis({ dataDir });
    expect(again.url).toBe(redis.url);
    expect(await withClient(again.url, (client) => client.get('session'))).toBe('open');
  });

  it('lets nobody in without the password', async () => {
    const open = redis.url.replace(/:[^:@/]+@/, '');
    await expect(withClient(open, (client) => client.get('session'))).rejects.toThrow(/NOAUTH/);
  });

  it('finds the running one instead of starting a second one', async () => {
    const before = await findService(dataDir);
    expect((await startRedis({ dataDir })).url).toBe(redis.url);
    expect(await findService(dataDir)).toEqual(before);
  });

  it('says in one sentence that the wanted port is taken', async () => {
    const other = await mkdtemp(join(tmpdir(), 'washcoat-redis-'));
    const port = Number(new URL(redis.url).port);
    await expect(startRedis({ dataDir: other, port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken by another program.`,
    );
    await rm(other, { recursive: true });
  });
});
