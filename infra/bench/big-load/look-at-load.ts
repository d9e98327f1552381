import type { Page } from '@playwright/test';

/** What a visit of a load cost, in milliseconds. */
export interface LookedAt {
  /** From its address to its first item. */
  opened: number;
  /** From the tick at Show All until all of the list is there to be scrolled. */
  all: number;
  /** Between each two frames while it was scrolled. */
  wheel: number[];
  /** Rows in the document then. */
  drawn: number;
}

/** Opens a load, shows all of its items and scrolls through them. */
export async function lookAtLoad(page: Page, url: string): Promise<LookedAt> {
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const items = page.getByRole('table', { name: 'Items' });
  await items.locator('tbody tr[tabindex]').first().waitFor();
  const opened = performance.now() - started;
  const showAll = page.getByRole('checkbox', { name: 'Show All' });
  const begun = performance.now();
  if (await showAll.count()) {
    await showAll.check();
    await page.getByRole('heading', { name: /^Items\d+$/ }).waitFor();
  }
  const all = performance.now() - begun;
  const wheel = await page.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const scroller = [...document.querySelectorAll<HTMLElement>('*')].find(
      (part) =>
        part.scrollHeight > part.clientHeight + 200 && /auto|scroll/.test(getComputedStyle(part).overflowY),
    );
    const took: number[] = [];
    let before = await frame();
    for (let at = 1; at <= 600; at++) {
      (scroller ?? document.documentElement).scrollBy(0, 120);
      const now = await frame();
      took.push(now - before);
      before = now;
    }
    return took;
  });
  return { opened, all, wheel, drawn: await items.locator('tbody tr[tabindex]').count() };
}
