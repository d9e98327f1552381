import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { describeWhen } from './availability';
import { redisAvailable } from './redis/redis-service';

const command = join(__dirname, 'services.ts');

/** Runs the command in a process of its own, as a person would. */
function services(...args: string[]): { status: number | null; output: string; complaint: string } {
  const result = spawnSync(process.execPath, ['--import', 'tsx', command, ...args], { encoding: 'utf8' });
  return { status: result.status, output: result.stdout.trim(), complaint: result.stderr.trim() };
}

describe('services command', () => {
  jest.setTimeout(60_000);

  it('refuses a service it does not know in one sentence', () => {
    expect(services('start', 'oracle')).toEqual({
      status: 1,
      output: '',
      complaint: 'There is no external service "oracle".',
    });
  });
});

describeWhen(redisAvailable(), 'services command with Redis', () => {
  jest.setTimeout(60_000);

  it('starts in one process what another shows and stops', async () => {
    const data = await mkdtemp(join(tmpdir(), 'washcoat-services-'));
    try {
      const started = services('start', 'redis', '--data', data);
      expect(started.output).toMatch(/^REDIS_URL=redis:\/\/:.+@127\.0\.0\.1:\d+$/);
      const client = createClient({ url: started.output.replace('REDIS_URL=', '') });
      await client.connect();
      expect(await client.ping()).toBe('PONG');
      await client.close();
      expect(services('status', 'redis', '--data', data).output).toMatch(
        /^redis listens on 127\.0\.0\.1:\d+$/,
      );
      expect(services('stop', 'redis', '--data', data).output).toBe('redis stopped');
      expect(services('status', 'redis', '--data', data).output).toBe('redis does not run');
    } finally {
      services('stop', 'redis', '--data', data);
      await rm(data, { recursive: true });
    }
  });
});
