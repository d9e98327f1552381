import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RegistryStore } from '@washcoat/service-edge/registry';
import { workspaceFolder } from '../build/app.mjs';
import { releaseRemote } from './release';
import { smokePage } from './smoke-page';

const REMOTE = 'mfe-settlement';
const { version: builtWith } = JSON.parse(
  readFileSync(path.join(workspaceFolder, 'libs/platform-sdk/package.json'), 'utf8'),
);
/** As a remote has it in its code. */
const range = (version: string) => `^${version.split('.')[0]}.0.0`;

describe('a version that is tried out before it is released', () => {
  let folder: string;
  let remotesFolder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smoke-'));
    remotesFolder = path.join(folder, 'remotes');
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** The built remote under another version, its scripts changed on the way. */
  async function built(version: string, change: (script: string, file: string) => string | null) {
    const distFolder = path.join(folder, version, REMOTE, 'dist');
    await cp(path.join(workspaceFolder, REMOTE, 'dist'), distFolder, { recursive: true });
    for (const file of await readdir(distFolder)) {
      if (/\.(br|gz)$/.test(file)) await rm(path.join(distFolder, file));
      if (!file.endsWith('.js')) continue;
      const changed = change(await readFile(path.join(distFolder, file), 'utf8'), file);
      if (changed === null) await rm(path.join(distFolder, file));
      else await writeFile(path.join(distFolder, file), changed);
    }
    await writeFile(path.join(distFolder, 'build.json'), JSON.stringify({ name: REMOTE, version }));
    return distFolder;
  }
  const release = async (distFolder: string) =>
    releaseRemote({ distFolder, remotesFolder, tryOut: smokePage({ remotesFolder }) });
  const current = async () => (await new RegistryStore(remotesFolder).read()).remotes[REMOTE]?.current;

  it('is released when its page opens in a browser, and left when it breaks or lacks a file', async () => {
    await release(await built('1.0.0-good', (script) => script));
    expect(await current()).toBe('1.0.0-good');

    const breaks = await built('1.0.0-breaks', (script, file) =>
      file.startsWith('remoteEntry') ? script : `throw new Error('broken on purpose');${script}`,
    );
    await expect(release(breaks)).rejects.toThrow(
      /^mfe-settlement 1\.0\.0-breaks does not open at \/settlement\S* in a browser: .*broken on purpose/,
    );
    const lacks = await built('1.0.0-lacks', (script, file) =>
      /^\d+\.[0-9a-f]{8}\.js$/.test(file) ? null : script,
    );
    await expect(release(lacks)).rejects.toThrow(/which is (not there|missing)/);
    expect(await current()).toBe('1.0.0-good');
  }, 180_000);

  /** The built shell with our shared modules in another version. */
  async function shellOf(version: string) {
    const shellFolder = path.join(folder, `shell-${version}`);
    await cp(path.join(workspaceFolder, 'shell/dist'), shellFolder, { recursive: true });
    for (const file of await readdir(shellFolder)) {
      if (!/\.js(on)?$/.test(file)) continue;
      const text = await readFile(path.join(shellFolder, file), 'utf8');
      await writeFile(path.join(shellFolder, file), text.replaceAll(builtWith, version));
    }
    return shellFolder;
  }

  /** The remote as it is built with our shared modules in another version. */
  async function remoteOf(version: string, ...moreNames: string[]) {
    const distFolder = await built(`1.0.0-with-${version}`, (script) =>
      script.replaceAll(range(builtWith), range(version)),
    );
    const file = path.join(distFolder, 'remote.manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    for (const needs of Object.values<{ version: string; exports: string[] }>(manifest.needs)) {
      needs.version = version;
      needs.exports.push(...moreNames);
    }
    await writeFile(file, JSON.stringify(manifest));
    return distFolder;
  }

  it('opens in a shell of the version before and after it, and is refused by name where it can not run', async () => {
    const [major = 0, minor = 0] = builtWith.split('.').map(Number);
    const next = `${major}.${minor + 1}.0`;
    const inShell = async (distFolder: string, shellVersion: string) =>
      releaseRemote({
        distFolder,
        remotesFolder,
        tryOut: smokePage({ remotesFolder, shellFolder: await shellOf(shellVersion) }),
      });
    await inShell(await remoteOf(builtWith), next);
    await inShell(await remoteOf(next), builtWith);
    expect(await current()).toBe(`1.0.0-with-${next}`);

    const nextMajor = `${major + 1}.0.0`;
    await expect(inShell(await remoteOf(nextMajor), builtWith)).rejects.toThrow(
      `It was built for platform-sdk ${major + 1}, and the shell has ${builtWith}.`,
    );
    await expect(inShell(await remoteOf(`${next}-more`, 'useTomorrow'), builtWith)).rejects.toThrow(
      `It asks platform-sdk for useTomorrow, which ${builtWith} of the shell does not have.`,
    );
    expect(await current()).toBe(`1.0.0-with-${next}`);
  }, 300_000);
});
