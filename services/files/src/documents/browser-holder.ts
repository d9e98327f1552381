import type { Browser } from 'puppeteer-core';
import type { LaunchBrowser } from './browser-launch';

const MOST_DOCUMENTS = 200;

/**
 * Holds one browser for all documents: started with the first, replaced after 200, closed when nothing was printed
 * for a while, and started anew after it died.
 */
export class BrowserHolder {
  private browser: Promise<Browser> | undefined;
  private documents = 0;
  private users = 0;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly launch: LaunchBrowser,
    private readonly idleMs: number,
  ) {}

  /** Runs `work` with the browser. */
  async use<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    clearTimeout(this.idleTimer);
    this.users++;
    try {
      return await work(await this.current());
    } finally {
      this.users--;
      await this.afterUse();
    }
  }

  /** Closes the browser, if one is open. */
  async close(): Promise<void> {
    clearTimeout(this.idleTimer);
    const { browser } = this;
    this.browser = undefined;
    this.documents = 0;
    await (await browser)?.close();
  }

  private current(): Promise<Browser> {
    this.documents++;
    this.browser ??= this.start();
    return this.browser;
  }

  private async start(): Promise<Browser> {
    try {
      const browser = await this.launch();
      browser.once('disconnected', () => this.forget());
      return browser;
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  private forget() {
    this.browser = undefined;
    this.documents = 0;
  }

  private async afterUse() {
    if (this.users > 0 || !this.browser) return;
    if (this.documents >= MOST_DOCUMENTS) return this.close();
    this.idleTimer = setTimeout(() => void this.close(), this.idleMs);
    this.idleTimer.unref();
  }
}
