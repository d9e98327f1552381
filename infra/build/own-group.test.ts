import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const FIXTURE = path.join(__dirname, 'own-group.fixture.mjs');

/**
 * Starts what runs a program that starts another, and does `next` once that one is there. It is over when nobody is left
 * who could print.
 */
async function over(next: (child: ChildProcess) => void) {
  const child = spawn(process.execPath, [FIXTURE], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    if (!printed) next(child);
    printed += chunk.toString();
  });
  const [[, signal]] = await Promise.all([once(child, 'exit'), child.stdout && once(child.stdout, 'end')]);
  return { printed, signal };
}

describe('a build', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends with all that it started when its process alone is told to: %s',
    async (signal) => {
      expect(await over((child) => child.kill(signal))).toEqual({ printed: 'started\n', signal });
    },
  );

  it('ends once, however often that is told', async () => {
    const told = await over((child) => {
      for (const _ of [1, 2]) child.kill('SIGINT');
    });
    expect(told).toEqual({ printed: 'started\n', signal: 'SIGINT' });
  });

  it('ends when who started it is gone', async () => {
    expect(await over((child) => child.disconnect())).toEqual({ printed: 'started\n', signal: 'SIGTERM' });
  });
});
