import { spawn } from 'node:child_process';
import { isAlive, isServing } from './live-process';

describe('isServing', () => {
  it('knows a process by its command line, and waits for a killed one to let go', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', 'mark-of-this-test']);
    const pid = child.pid ?? 0;
    await new Promise((resolve) => child.once('spawn', resolve));
    expect(await isServing(pid, 'mark-of-this-test')).toBe(true);
    expect(await isServing(pid, 'mark-of-another')).toBe(false);

    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    expect(isAlive(pid)).toBe(false);
    expect(await isServing(pid, 'mark-of-this-test')).toBe(false);
  });
});
