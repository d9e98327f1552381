import type { Browser, BrowserContext } from '@playwright/test';
import { Caller, productUrl, test as base } from './product';

/** One browser context for each person, kept as long as the worker runs: what it has loaded once it need not load again. */
class PersonContexts {
  private readonly contexts = new Map<string | null, Promise<BrowserContext>>();

  constructor(private readonly browser: Browser) {}

  /** The context of somebody who is signed in as `signIn`; of nobody for null. */
  of(signIn: string | null): Promise<BrowserContext> {
    const known = this.contexts.get(signIn);
    if (known) return known;
    const made = this.open(signIn);
    this.contexts.set(signIn, made);
    return made;
  }

  async close(): Promise<void> {
    for (const context of this.contexts.values()) await (await context).close();
  }

  private async open(signIn: string | null): Promise<BrowserContext> {
    const { origin } = new URL(productUrl());
    const localStorage = signIn
      ? [{ name: 'washcoat.session', value: (await Caller.signIn(signIn)).session }]
      : [];
    return this.browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
  }
}

/**
 * A browser test of a screen that changes nothing: its page is opened in the context of the person that `signIn` names,
 * which other tests have used before it.
 */
export const test = base.extend<{ signIn: string | null }, { contexts: PersonContexts }>({
  signIn: [null, { option: true }],
  contexts: [
    async ({ browser }, use) => {
      const contexts = new PersonContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ contexts, signIn }, use) => {
    const page = await (await contexts.of(signIn)).newPage();
    await use(page);
    await page.close();
  },
});
