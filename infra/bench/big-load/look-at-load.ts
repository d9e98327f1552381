import type { Page } from '@playwright/test';

/** A load that stands in the list which is shown. */
export interface ListedLoad {
  loadName: string;
  url: string;
}

/** What a visit of a load cost, in milliseconds. */
export interface LookedAt {
  /** From a click on its row in the list of carts to its first item. */
  clicked: number;
  /** From its address to its first item. */
  opened: number;
  /** From the tick at Show All until all of the list is there to be scrolled. */
  all: number;
  /** Between each two frames while a wheel turned by twenty notches a second. */
  wheel: number[];
  /** The same at 120 px a frame, as by a drag of the bar: three times as fast as that wheel. */
  drag: number[];
  /** Rows in the document then. */
  drawn: number;
}

const NOTCHES = 100;
const NOTCH_MS = 50;
const NOTCH_PX = 120;

/** Opens a load of the list that is shown, and again by its address; shows all of its items and scrolls through them. */
export async function lookAtLoad(page: Page, { loadName, url }: ListedLoad): Promise<LookedAt> {
  const items = page.getByRole('table', { name: 'Items' });
  const drawn = items.locator('tbody tr[tabindex]');
  const clicked = await timed(async () => {
    // The newest first: those of runs before stand there as well.
    await page.getByRole('row').getByText(loadName, { exact: true }).first().click();
    await drawn.first().waitFor();
  });
  const opened = await timed(async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await drawn.first().waitFor();
  });
  const showAll = page.getByRole('checkbox', { name: 'Show All' });
  const all = await timed(async () => {
    if (!(await showAll.count())) return;
    await showAll.check();
    await page.getByRole('heading', { name: /^Items\d+$/ }).waitFor();
  });
  const wheel = await turnedWheel(page);
  const drag = await dragged(page);
  return { clicked, opened, all, wheel, drag, drawn: await drawn.count() };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Turns a real wheel over the items, and notes each frame meanwhile. */
async function turnedWheel(page: Page): Promise<number[]> {
  await page.mouse.move(900, 600);
  const frames = page.evaluate(async (duration) => {
    const took: number[] = [];
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const begun = await frame();
    for (let before = begun, now = begun; now - begun < duration; before = now) {
      now = await frame();
      took.push(now - before);
    }
    return took;
  }, NOTCHES * NOTCH_MS);
  const begun = performance.now();
  for (let notch = 1; notch <= NOTCHES; notch++) {
    await page.mouse.wheel(0, NOTCH_PX);
    await page.waitForTimeout(Math.max(0, begun + notch * NOTCH_MS - performance.now()));
  }
  return frames;
}

function dragged(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
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
}
