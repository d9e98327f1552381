import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SharedParts } from '@washcoat/contract-kernel';
import { RegistryStore } from '@washcoat/service-edge/registry';
import { workspaceFolder } from '../build/app.mjs';
import { writeFakeBuild } from './fake-build';
import { releaseRemote } from './release';
import { rollBackRemote } from './rollback';

function stopServer(server: Server) {
  server.close();
  server.closeAllConnections();
}

describe('releasing remotes', () => {
  let folder: string;
  let remotesFolder: string;
  let servers: Server[] = [];
  const build = (name: string, version: string, content?: string) =>
    writeFakeBuild(path.join(folder, name, 'dist'), name, version, content);
  const release = async (name: string, version: string, options = {}) =>
    releaseRemote({ distFolder: await build(name, version), remotesFolder, ...options });
  const versionsNow = async (visitor = {}) => {
    const { remotes } = await new RegistryStore(remotesFolder).resolveFor(visitor);
    return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'release-'));
    remotesFolder = path.join(folder, 'data/remotes');
  });
  afterEach(async () => {
    servers.forEach(stopServer);
    servers = [];
    await rm(folder, { recursive: true });
  });

  async function serve(answer?: RequestListener) {
    const server = createServer(answer).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port');
    return { server, address: `http://127.0.0.1:${address.port}` };
  }

  it('puts a version beside the others and sends everybody there', async () => {
    await release('mfe-loads', '1.0.0-a');
    const result = await release('mfe-loads', '1.0.0-b');
    expect(result).toMatchObject({ name: 'mfe-loads', version: '1.0.0-b', hasChanged: true, revision: 2 });
    expect(await versionsNow()).toEqual({ 'mfe-loads': '1.0.0-b' });
    expect(await readdir(path.join(remotesFolder, 'mfe-loads'))).toEqual(['1.0.0-a', '1.0.0-b']);
    const entry = path.join(remotesFolder, 'mfe-loads/1.0.0-b/remoteEntry.js');
    expect(await readFile(entry, 'utf8')).toContain('1.0.0-b');
  });

  it('does nothing for content that is released already', async () => {
    await release('mfe-loads', '1.0.0-a');
    expect(await release('mfe-loads', '1.0.0-a')).toMatchObject({ hasChanged: false, revision: 1 });
  });

  it('loses nothing when many are released at once', async () => {
    const names = ['mfe-loads', 'mfe-billing', 'mfe-reports', 'mfe-entities', 'mfe-settlement'];
    await Promise.all(names.map((name) => release(name, '1.0.0-a')));
    expect(Object.keys(await versionsNow()).sort()).toEqual([...names].sort());
    expect((await new RegistryStore(remotesFolder).read()).revision).toBe(names.length);
  });

  it('removes what is older than the five newest versions', async () => {
    for (const letter of 'abcdefg') {
      const now = new Date(Date.UTC(2026, 10, letter.charCodeAt(0) - 96));
      await release('mfe-loads', `1.0.0-${letter}`, { now });
    }
    const kept = await readdir(path.join(remotesFolder, 'mfe-loads'));
    expect(kept).toEqual(['c', 'd', 'e', 'f', 'g'].map((letter) => `1.0.0-${letter}`));
  });

  it('sends only the companies of a trial to it, and back when it is taken back', async () => {
    await release('mfe-loads', '1.0.0-a');
    await release('mfe-loads', '1.0.0-b', { audience: { companies: ['acme'] } });
    expect(await versionsNow({ companyId: 'acme' })).toEqual({ 'mfe-loads': '1.0.0-b' });
    expect(await versionsNow({ companyId: 'other' })).toEqual({ 'mfe-loads': '1.0.0-a' });
    await rollBackRemote(remotesFolder, 'mfe-loads');
    expect(await versionsNow({ companyId: 'acme' })).toEqual({ 'mfe-loads': '1.0.0-a' });
  });

  it('goes back to the version before and to a named one', async () => {
    for (const letter of 'abc') await release('mfe-loads', `1.0.0-${letter}`);
    await rollBackRemote(remotesFolder, 'mfe-loads');
    expect(await versionsNow()).toEqual({ 'mfe-loads': '1.0.0-b' });
    await rollBackRemote(remotesFolder, 'mfe-loads', '1.0.0-c');
    expect(await versionsNow()).toEqual({ 'mfe-loads': '1.0.0-c' });
    await expect(rollBackRemote(remotesFolder, 'mfe-none')).rejects.toThrow('mfe-none was never released.');
  });

  it.each([
    ['remoteEntry.js', 'var entry = (', 'remoteEntry.js is not a script that a browser can run.'],
    ['mf-manifest.json', '{}', 'mf-manifest.json is no federation manifest.'],
    ['app.js', null, 'mf-manifest.json names app.js, which is missing.'],
    ['build.json', null, 'has no build.json'],
  ])('refuses a build with a bad %s and leaves everybody where they are', async (file, content, reason) => {
    await release('mfe-loads', '1.0.0-a');
    const distFolder = await build('mfe-loads', '1.0.0-b');
    if (content === null) await rm(path.join(distFolder, file));
    else await writeFile(path.join(distFolder, file), content);
    await expect(releaseRemote({ distFolder, remotesFolder })).rejects.toThrow(reason);
    expect(await versionsNow()).toEqual({ 'mfe-loads': '1.0.0-a' });
  });

  it('refuses a remote of another major version, and one that asks for what the shell lacks, by name', async () => {
    const ui = (version: string, ...exports: string[]) => ({ '@washcoat/ui': { version, exports } });
    const offers = ui('2.1.0', 'Button', 'Chip');
    const releaseNeeding = async (version: string, needs: SharedParts) => {
      const folderOfIt = path.join(folder, 'mfe-loads', version, 'dist');
      const distFolder = await writeFakeBuild(folderOfIt, 'mfe-loads', version, version, needs);
      return releaseRemote({ distFolder, remotesFolder, offers });
    };
    await releaseNeeding('1.0.0-older', ui('2.0.0', 'Button'));
    await releaseNeeding('1.0.0-newer', ui('2.4.0', 'Button', 'Chip'));
    await expect(releaseNeeding('1.0.0-next', ui('3.0.0', 'Button'))).rejects.toThrow(
      'mfe-loads 1.0.0-next does not fit the shell. It was built for ui 3, and the shell has 2.1.0.',
    );
    await expect(releaseNeeding('1.0.0-asks', ui('2.4.0', 'Button', 'Stepper'))).rejects.toThrow(
      'It asks ui for Stepper, which 2.1.0 of the shell does not have.',
    );
    expect(await versionsNow()).toEqual({ 'mfe-loads': '1.0.0-newer' });
  });

  it('refuses other content under a version that exists', async () => {
    await release('mfe-loads', '1.0.0-a');
    await release('mfe-loads', '1.0.0-b');
    const distFolder = await build('mfe-loads', '1.0.0-a', 'changed');
    await expect(releaseRemote({ distFolder, remotesFolder })).rejects.toThrow('exists with other content');
  });

  it('checks at the address that serves the remotes that each file is there as it was built', async () => {
    let isBroken = false;
    const { server, address: servedAt } = await serve((request, response) => {
      const file = (request.url ?? '').replace('/remotes/', '');
      readFile(path.join(remotesFolder, file)).then(
        (content) => response.end(isBroken && file.endsWith('app.js') ? 'other' : content),
        () => response.writeHead(404).end(),
      );
    });
    await release('mfe-loads', '1.0.0-a', { servedAt });
    isBroken = true;
    await expect(release('mfe-loads', '1.0.0-b', { servedAt })).rejects.toThrow('other content');
    stopServer(server);
    await expect(release('mfe-loads', '1.0.0-c', { servedAt })).rejects.toThrow('does not answer');
    expect(await versionsNow()).toEqual({ 'mfe-loads': '1.0.0-a' });
  });

  it('goes on serving the old version when the release is killed halfway, and can be repeated', async () => {
    await release('mfe-loads', '1.0.0-a');
    await build('mfe-loads', '1.0.0-b');
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const { address: servedAt } = await serve((request, response) => {
      if (request.url?.startsWith('/remotes/')) asked();
      else response.writeHead(404).end();
    });
    const command = ['infra/build/run.mjs', 'infra/registry/release.cli.ts'].map((file) =>
      path.join(workspaceFolder, file),
    );
    const args = ['mfe-loads', '--as-built', '--unseen', '--served-at', servedAt];
    const releasing = spawn(process.execPath, [...command, ...args], {
      cwd: folder,
      env: { ...process.env, DATA_DIR: path.join(folder, 'data') },
      stdio: 'inherit',
    });
    await isAsked;
    releasing.kill('SIGKILL');
    await once(releasing, 'exit');
    expect(await readdir(path.join(remotesFolder, 'mfe-loads'))).toEqual(['1.0.0-a', '1.0.0-b']);
    expect(await versionsNow()).toEqual({ 'mfe-loads': '1.0.0-a' });
    await release('mfe-loads', '1.0.0-b');
    expect(await versionsNow()).toEqual({ 'mfe-loads': '1.0.0-b' });
  }, 60_000);
});
