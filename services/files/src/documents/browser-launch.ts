import { Problem } from '@washcoat/service-kit';
import type { Browser, LaunchOptions } from 'puppeteer-core';
import { installedBrowser, type BrowserSurroundings } from './browser-lookup';
import { packagedBrowser } from './packaged-browser';

/** Starts a browser for printing. */
export type LaunchBrowser = () => Promise<Browser>;

const LAUNCH_MS = 20_000;

/**
 * Starts the browser of this machine, or the packaged one unpacked under `directory`. Throws 503 with a sentence when
 * there is none or it does not start.
 */
export function browserLauncher(directory: string, places: BrowserSurroundings): LaunchBrowser {
  return async () => {
    const options = await launchOptions(directory, places);
    const { default: puppeteer } = await import('puppeteer-core');
    try {
      return await puppeteer.launch(options);
    } catch (error) {
      throw unavailable(`The browser ${options.executablePath} does not start.`, error);
    }
  };
}

async function launchOptions(directory: string, places: BrowserSurroundings): Promise<LaunchOptions> {
  const installed = await installedBrowser(places);
  if (installed) return { ...quiet(), executablePath: installed };
  const isGiven = Boolean(places.environment.PUPPETEER_EXECUTABLE_PATH);
  const packaged = isGiven ? null : await packagedBrowser(directory);
  if (!packaged) throw unavailable('No browser was found on the server.');
  const env = { ...process.env, LD_LIBRARY_PATH: packaged.libraryPath };
  return { ...quiet(), executablePath: packaged.executablePath, env };
}

/** The process ends itself: a browser that catches its signals would end it before its work is done. */
function quiet(): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  return {
    headless: 'shell',
    pipe: true,
    timeout: LAUNCH_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--renderer-process-limit=1',
      // Not even a connection that a page would prepare leaves the machine.
      '--host-resolver-rules=MAP * ~NOTFOUND',
      '--dns-prefetch-disable',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  };
}

function unavailable(reason: string, cause?: unknown): Problem {
  const problem = new Problem(503, `PDF files can not be made right now. ${reason}`, { code: 'NO_BROWSER' });
  problem.cause = cause;
  return problem;
}
