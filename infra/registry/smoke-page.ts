import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allows, fullUser, pageContribution, type RegisteredRemote } from '@washcoat/contract-kernel';
import { RegistryStore } from '@washcoat/service-edge/registry';
import { browserLauncher, type LaunchBrowser } from '@washcoat/service-files/browser';
import { demoSuperAdmin } from '@washcoat/service-kit/seed';
import type { ConsoleMessage, HTTPRequest, Page } from 'puppeteer-core';
import { workspaceFolder } from '../build/app.mjs';
import { RefusedRelease } from './refused-release';

const ORIGIN = 'https://washcoat.invalid';
const SESSION_KEY = 'washcoat.session';
const DRAWN_MS = 60_000;
const IDLE_MS = 400;
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface SmokeOptions {
  remotesFolder: string;
  /** Whose shell the version is tried in; without it the shell of this checkout. */
  servedAt?: string;
  /** The built shell of the checkout. */
  shellFolder?: string;
  launch?: LaunchBrowser;
}

/**
 * Tries a version out: its first page is opened in the shell, in a headless browser that gets nothing but the files of
 * shell and remotes; every call is answered with "not now". A version whose page does not draw, breaks or asks for a
 * file that it does not bring is refused.
 */
export function smokePage(options: SmokeOptions): (candidate: RegisteredRemote) => Promise<void> {
  return async (candidate) => {
    const address = firstPage(candidate);
    if (address === undefined) return;
    const folder = await mkdtemp(path.join(tmpdir(), 'washcoat-smoke-'));
    const launch =
      options.launch ?? browserLauncher(folder, { platform: process.platform, environment: process.env });
    const browser = await launch();
    try {
      const trouble = await openPage(await browser.newPage(), candidate, address, options);
      if (trouble === undefined) return;
      const { name, version } = candidate;
      throw new RefusedRelease(`${name} ${version} does not open at ${address} in a browser: ${trouble}`);
    } finally {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    }
  };
}

/** The first page that a super admin may open and that needs nothing named in its address. */
function firstPage({ manifest }: RegisteredRemote): string | undefined {
  return manifest.pages
    .map((page) => pageContribution.parse(page))
    .filter(({ isBare, isUnderConstruction, flag }) => !isBare && !isUnderConstruction && flag === undefined)
    .filter(({ requires }) => allows(requires ?? fullUser, demoSuperAdmin()))
    .map(({ path: route }) => route.split('/').filter((segment) => !segment.endsWith('?')))
    .find((segments) => segments.every((segment) => !segment.startsWith(':')))
    ?.join('/');
}

/** What is wrong with the page, in a few words; undefined when it is drawn. */
async function openPage(
  page: Page,
  candidate: RegisteredRemote,
  address: string,
  options: SmokeOptions,
): Promise<string | undefined> {
  const fileAt = await siteOf(candidate, options);
  const trouble: string[] = [];
  const broken = new Promise<void>((resolve) => {
    const note = (what: string) => {
      trouble.push(what);
      resolve();
    };
    page.on('pageerror', (error) => note(error instanceof Error ? error.message : String(error)));
    page.on('console', (message) => {
      if (message.text().includes('[washcoat] incident')) void inWords(message).then(note);
    });
    page.on('request', (request) => {
      respond(request, fileAt).catch((error: Error) => note(error.message));
    });
  });
  await page.setRequestInterception(true);
  const session = JSON.stringify({ ...demoSuperAdmin(), token: 'smoke' });
  await page.evaluateOnNewDocument((key, text) => localStorage.setItem(key, text), SESSION_KEY, session);
  await page.goto(`${ORIGIN}${address}`);
  const drawn = page.waitForFunction(
    (name) => {
      const remote = document.querySelector(`[data-remote="${name}"]`);
      return remote !== null && remote.textContent !== '';
    },
    { timeout: DRAWN_MS, polling: 100 },
    candidate.name,
  );
  const isDrawn = await Promise.race([
    drawn.then(
      () => true,
      () => false,
    ),
    broken.then(() => false),
  ]);
  if (isDrawn) await page.waitForNetworkIdle({ idleTime: IDLE_MS });
  return trouble[0] ?? (isDrawn ? undefined : `nothing is drawn within ${DRAWN_MS / 1000} seconds.`);
}

/** What was logged, errors by their messages. */
async function inWords(message: ConsoleMessage): Promise<string> {
  const parts = message
    .args()
    .map((part) =>
      part.evaluate((value: unknown) => (value instanceof Error ? value.message : String(value))),
    );
  return (await Promise.all(parts)).join(' ');
}

interface File {
  name: string;
  content: Buffer;
}

/** Answers what a page asks for: a file of the site, or "not now" to a call. Throws when a remote lacks a file. */
async function respond(request: HTTPRequest, fileAt: (address: string) => Promise<File>): Promise<void> {
  const { pathname } = new URL(request.url());
  if (/^\/(read|write|files|realtime)\//.test(pathname)) {
    const body = JSON.stringify({ error: 'Not now.', code: 'UNAVAILABLE' });
    return request.respond({ status: 503, contentType: 'application/json', body });
  }
  try {
    const { name, content } = await fileAt(pathname);
    await request.respond({ contentType: types[path.extname(name)] ?? 'text/plain', body: content });
  } catch (error) {
    await request.respond({ status: 404 });
    throw new Error(`it asks for ${pathname}, which is not there.`, { cause: error });
  }
}

/** The files of the installation with the candidate instead of the version that everybody has. */
async function siteOf(
  candidate: RegisteredRemote,
  { remotesFolder, servedAt, shellFolder = path.join(workspaceFolder, 'shell/dist') }: SmokeOptions,
): Promise<(address: string) => Promise<File>> {
  const { revision, remotes } = await new RegistryStore(remotesFolder).resolveFor({});
  const others = remotes.filter(({ name }) => name !== candidate.name);
  const registry = Buffer.from(JSON.stringify({ revision, remotes: [...others, candidate] }));
  const ofShell = async (address: string) => {
    const name = path.extname(address) === '' ? '/index.html' : address;
    if (servedAt === undefined) return { name, content: await readFile(path.join(shellFolder, name)) };
    const served = await fetch(new URL(name === '/index.html' ? '/' : name, servedAt));
    if (!served.ok) throw new Error(`${served.url} answers ${served.status}`);
    return { name, content: Buffer.from(await served.arrayBuffer()) };
  };
  return async (address) => {
    if (address === '/registry.json') return { name: address, content: registry };
    const released = /^\/remotes\/(.+)$/.exec(address)?.[1];
    if (released === undefined) return ofShell(address);
    return { name: released, content: await readFile(path.join(remotesFolder, released)) };
  };
}
