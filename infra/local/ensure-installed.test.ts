import { spawn } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceFolder } from '../build/app.mjs';

/** Does what `npm ci` does to others: takes the packages away, and lays them down a second later. */
const slowNpm = `#!${process.execPath}
const { appendFileSync, mkdirSync, rmSync } = require('node:fs');
appendFileSync('npm-runs', 'ran\\n');
rmSync('node_modules', { recursive: true, force: true });
setTimeout(() => mkdirSync('node_modules'), 1000);
`;

describe('installing on the way to a command', () => {
  let checkout: string;
  beforeEach(async () => {
    checkout = await mkdtemp(path.join(tmpdir(), 'washcoat-install-'));
    await mkdir(path.join(checkout, 'infra/local'), { recursive: true });
    for (const name of ['ensure-installed.mjs', 'alone.mjs'])
      await copyFile(
        path.join(workspaceFolder, 'infra/local', name),
        path.join(checkout, 'infra/local', name),
      );
    await writeFile(path.join(checkout, 'package-lock.json'), '{}');
    await writeFile(path.join(checkout, 'command.mjs'), `console.log('the command ran');`);
    await writeFile(path.join(checkout, 'npm'), slowNpm);
    await chmod(path.join(checkout, 'npm'), 0o755);
  });
  afterEach(() => rm(checkout, { recursive: true, force: true }));

  const command = () =>
    new Promise<{ status: number | null; said: string }>((resolve, reject) => {
      const child = spawn(
        process.execPath,
        [path.join(checkout, 'infra/local/ensure-installed.mjs'), 'command.mjs'],
        { cwd: checkout, env: { ...process.env, PATH: `${checkout}${path.delimiter}${process.env.PATH}` } },
      );
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => (said += text.toString()));
      child.on('error', reject);
      child.on('close', (status) => resolve({ status, said }));
    });
  const npmRuns = async () => (await readFile(path.join(checkout, 'npm-runs'), 'utf8')).trim().split('\n');

  it('happens once when two commands are started at once, and both go on with the packages', async () => {
    const both = await Promise.all([command(), command()]);
    expect(both.map(({ status }) => status)).toEqual([0, 0]);
    for (const { said } of both) expect(said).toContain('the command ran');
    expect(await npmRuns()).toEqual(['ran']);
    expect(await readdir(checkout)).not.toContainEqual(expect.stringMatching(/^\.installing/));
  });

  it('does not wait for a command that ended while it installed', async () => {
    const ended = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => ended.on('close', resolve));
    await writeFile(path.join(checkout, '.installing'), `${ended.pid}`);
    expect(await command()).toMatchObject({ status: 0, said: expect.stringContaining('the command ran') });
    expect(await npmRuns()).toEqual(['ran']);
  });
});
