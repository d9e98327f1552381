import { timers, type Timer } from '@washcoat/service-kit';

/** A browser that has printed this much is replaced: its memory only grows. */
export const MOST_DOCUMENTS = 200;

/** What is asked of a browser to hold it. */
export interface ClosableBrowser {
  close(): Promise<void>;
  once(event: 'disconnected', listener: () => void): unknown;
}

interface Held<B> {
  browser: Promise<B>;
  documents: number;
  users: number;
}

/**
 * Holds one browser for all documents: started with the first, replaced after 200, closed when nothing was printed
 * for a while, and started anew after it died.
 */
export class BrowserHolder<B extends ClosableBrowser> {
  private current: Held<B> | undefined;
  private idleTimer: Timer | undefined;

  constructor(
    private readonly launch: () => Promise<B>,
    private readonly idleMs: number,
  ) {}

  /** Runs `work` with the browser. */
  async use<T>(work: (browser: B) => Promise<T>): Promise<T> {
    const held = this.take();
    try {
      return await work(await held.browser);
    } finally {
      await this.giveBack(held);
    }
  }

  /** Closes the browser, if one is open. */
  async close(): Promise<void> {
    this.idleTimer?.cancel();
    const { current } = this;
    this.current = undefined;
    await (await current?.browser)?.close();
  }

  /** Forgets a browser whose process was ended; the next work gets a new one. */
  drop(): void {
    this.current = undefined;
  }

  private take(): Held<B> {
    this.idleTimer?.cancel();
    const held = (this.current ??= this.start());
    held.users++;
    held.documents++;
    if (held.documents === MOST_DOCUMENTS) this.forget(held);
    return held;
  }

  private start(): Held<B> {
    const held = { browser: this.launch(), documents: 0, users: 0 };
    held.browser.then(
      (browser) => browser.once('disconnected', () => this.forget(held)),
      () => this.forget(held),
    );
    return held;
  }

  private forget(held: Held<B>) {
    if (this.current === held) this.current = undefined;
  }

  private async giveBack(held: Held<B>) {
    held.users--;
    if (held.users > 0) return;
    if (held.documents >= MOST_DOCUMENTS) {
      await (await held.browser).close();
    } else if (this.current === held) {
      this.idleTimer = timers.after(this.idleMs, () => void this.close());
    }
  }
}
