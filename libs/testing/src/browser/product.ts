import { randomInt } from 'node:crypto';
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type FileChooser,
  type Page,
  type WebError,
} from '@playwright/test';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';

export { expect };

/** Where the product under test listens. */
export const productUrl = (): string => {
  const url = process.env.WASHCOAT_URL;
  if (!url) throw new Error('WASHCOAT_URL is not set: run through playwright.config.ts.');
  return url;
};

/** Words of the browser's console that a test provokes on purpose; of two the runner takes the second for options. */
type Allowed = readonly [] | readonly [RegExp];

/** What a browser says that no page of ours can help, with the reason. */
const inevitable: readonly { words: RegExp; because: string }[] = [
  {
    words: /^Service Worker registration blocked by Playwright$/,
    because: 'what a worker answers passes by the routes of a test, so tests of other things have none',
  },
  {
    words: /was preloaded using link preload but not used within a few seconds|^\[Intervention\]/,
    because: 'browsers say it by the clock: on a busy machine, and of a page that is left soon',
  },
  {
    words: /^\[washcoat\] [A-Z]+ \S+ was refused with \d+/,
    because: 'the diary of a refused call, of which the browser says an error itself, and that counts',
  },
];

/**
 * A browser test of the product: it fails when a page, of whomever the test opens one, wrote an error or a warning that
 * the test did not expect.
 */
export const test = base.extend<{ allowed: Allowed; cleanConsole: undefined }>({
  baseURL: async ({}, use) => use(productUrl()),
  allowed: [[], { option: true }],
  cleanConsole: [
    async ({ browser, allowed }, use) => {
      const problems: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      };
      const onError = (error: WebError) => problems.push(error.error().message);
      const watched: BrowserContext[] = [];
      const watch = (context: BrowserContext) => {
        watched.push(context);
        context.on('console', onConsole).on('weberror', onError);
      };
      browser.contexts().forEach(watch);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      for (const context of watched) context.off('console', onConsole).off('weberror', onError);
      const expected = [...allowed, ...inevitable.map(({ words }) => words)];
      const unexpected = problems.filter((problem) => !expected.some((words) => words.test(problem)));
      expect(unexpected, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Calls the product as a program would; the token is of `email`. */
export class Caller {
  private constructor(
    readonly token: string,
    /** The answer of the sign-in, as the browser keeps it. */
    readonly session: string,
  ) {}

  static async signIn(email: string, password: string = DEMO_PASSWORD): Promise<Caller> {
    const answer = await send(
      'POST',
      '/write/v1/user/login',
      { email, password },
      { 'x-forwarded-for': ownAddress() },
    );
    return new Caller(String(answer.token), JSON.stringify(answer));
  }

  get(path: string, query: Record<string, string> = {}) {
    return send('GET', `${path}?${new URLSearchParams(query)}`, undefined, { token: this.token });
  }

  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object) {
    return send(method, path, body, { token: this.token });
  }
}

/** Everybody signs in from elsewhere, as in life: how many do from one address in a minute is limited. */
const ownAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

async function send(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${productUrl()}${path}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** Opens `path` as somebody who is signed in already. */
export async function openAs(page: Page, email: string, path: string, password?: string): Promise<Caller> {
  const caller = await Caller.signIn(email, password);
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('opened')) localStorage.setItem('washcoat.session', stored);
    sessionStorage.setItem('opened', 'yes');
  }, caller.session);
  await page.goto(path);
  return caller;
}

/** What takes files into the page's next choice; that choice is the test's before the page can ask for it. */
export async function fileChoice(page: Page): Promise<FileChooser['setFiles']> {
  const asked = page.waitForEvent('filechooser');
  // The browser keeps the choice to itself until it has heard; it answers in order.
  await page.evaluate(() => undefined);
  return async (files) => (await asked).setFiles(files);
}
