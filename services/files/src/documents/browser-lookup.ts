import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';

/** What decides where a browser is looked for. */
export interface BrowserSurroundings {
  platform: NodeJS.Platform;
  environment: NodeJS.ProcessEnv;
}

const linuxNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/** Where a browser may be, the preferred place first; PUPPETEER_EXECUTABLE_PATH alone when it is set. */
export function browserCandidates({ platform, environment }: BrowserSurroundings): string[] {
  const given = environment.PUPPETEER_EXECUTABLE_PATH;
  if (given) return [given];
  if (platform === 'darwin') {
    return macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (platform === 'win32') {
    const roots = [environment.ProgramFiles, environment['ProgramFiles(x86)'], environment.LocalAppData];
    return windowsPrograms.flatMap((program) =>
      roots.filter((root) => root !== undefined).map((root) => path.win32.join(root, program)),
    );
  }
  const folders = (environment.PATH ?? '').split(':').filter(Boolean);
  return linuxNames.flatMap((name) =>
    [...new Set(['/usr/bin', ...folders])].map((at) => path.join(at, name)),
  );
}

/** The first browser that is installed on this machine, or null. */
export async function installedBrowser(places: BrowserSurroundings): Promise<string | null> {
  for (const candidate of browserCandidates(places)) {
    if (await isExecutable(candidate)) return candidate;
  }
  return null;
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
