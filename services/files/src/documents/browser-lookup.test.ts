import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserCandidates, installedBrowser } from './browser-lookup';

describe('the lookup of a browser', () => {
  it('takes the given one and no other', () => {
    const environment = { PUPPETEER_EXECUTABLE_PATH: '/opt/browser', PATH: '/usr/bin' };
    expect(browserCandidates({ platform: 'linux', environment })).toEqual(['/opt/browser']);
  });

  it('prefers the headless shell on Linux, in /usr/bin and on the PATH', () => {
    const candidates = browserCandidates({ platform: 'linux', environment: { PATH: '/usr/bin:/opt/bin' } });
    expect(candidates.slice(0, 3)).toEqual([
      '/usr/bin/chromium-headless-shell',
      '/opt/bin/chromium-headless-shell',
      '/usr/bin/chromium',
    ]);
  });

  it('knows the usual places on macOS and Windows', () => {
    expect(browserCandidates({ platform: 'darwin', environment: {} })[0]).toBe(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    const environment = { ProgramFiles: 'C:\\Program Files' };
    expect(browserCandidates({ platform: 'win32', environment })).toEqual([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    ]);
  });

  it('passes over what cannot be run', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'washcoat-browser-'));
    const browser = path.join(folder, 'browser');
    const places = { platform: 'linux' as const, environment: { PUPPETEER_EXECUTABLE_PATH: browser } };
    expect(await installedBrowser(places)).toBeNull();
    await writeFile(browser, '');
    await chmod(browser, 0o755);
    expect(await installedBrowser(places)).toBe(browser);
    await rm(folder, { recursive: true });
  });
});
