import type { Browser, CDPSession } from '@playwright/test';

const SESSION_KEY = 'washcoat.session';
const PAGE = '/converters/identify/text=KT%200334';
/** The code that the search finds, somewhere in the results. */
const FOUND = 'KT 0334';
/** What the page says in its console once the row is shown. */
const SHOWN = 'first-row';

/**
 * A new window of Chromium first loads pages of the browser's own (some 400 modules of its address bar), which takes about a
 * second of processor. A person's window stands when an address is opened in it, so that is let pass.
 */
const WINDOW_DRAWN_MS = 3000;

/** What one visit cost. */
export interface Visit {
  /** By file, in bytes as they came over the wire. */
  scripts: { path: string; bytes: number }[];
  bytes: number;
  requests: number;
  /** Milliseconds from the navigation. */
  firstPaint: number;
  firstRow: number;
}

/** Opens Identify Converters with a search in a context of its own: nothing cached, signed in, and waits for a row. */
export async function visit(browser: Browser, url: string, signedIn: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [SESSION_KEY, signedIn],
    );
    await context.addInitScript(noteWhenShown, [FOUND, SHOWN]);
    const page = await context.newPage();
    await page.waitForTimeout(WINDOW_DRAWN_MS);
    const traffic = await watch(await context.newCDPSession(page));
    // Asked by a locator, the page would parse Playwright's own script in the middle of the visit.
    const shown = page.waitForEvent('console', (message) => message.text() === SHOWN);
    await page.goto(`${url}${PAGE}`, { waitUntil: 'commit' });
    await shown;
    const firstRow = await page.evaluate(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime ?? NaN,
      SHOWN,
    );
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    );
    await page.waitForLoadState('networkidle');
    return { ...traffic(), firstPaint, firstRow };
  } finally {
    await context.close();
  }
}

/**
 * Marks the frame after the one in which the text came into the page's main part. Asked for from outside it would be known
 * up to half a second late: Playwright looks in growing intervals.
 */
function noteWhenShown([text = '', mark = '']: string[]): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main')?.textContent?.includes(text)) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        performance.mark(mark);
        console.debug(mark);
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

async function watch(session: CDPSession): Promise<() => Pick<Visit, 'scripts' | 'bytes' | 'requests'>> {
  const answers = new Map<string, { path: string; isScript: boolean; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { pathname } = new URL(response.url);
    answers.set(requestId, { path: pathname, isScript: type === 'Script', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => {
    const all = [...answers.values()];
    return {
      scripts: all.filter(({ isScript }) => isScript).map(({ path, bytes }) => ({ path, bytes })),
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: all.length,
    };
  };
}
