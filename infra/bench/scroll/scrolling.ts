import type { Page } from '@playwright/test';

/** What one way through a list cost, in milliseconds. */
export interface Scrolled {
  /** Between each two frames, while it was read at the pace of a wheel. */
  wheel: number[];
  /** The same from top to bottom in some seconds, a window and more at every frame. */
  whole: number[];
  /** From a jump to another place until the rows there stand whole. */
  jumps: number[];
}

/** Scrolls the grid of `page`, which shows its first rows. */
export async function scrollThrough(page: Page): Promise<Scrolled> {
  return page.evaluate(async () => {
    const WHEEL_PIXELS = 100;
    const [wheelFrames, wholeFrames] = [300, 600];
    const grid = document.querySelector<HTMLElement>('[role="grid"], [role="treegrid"]');
    const body = [grid, ...(grid?.querySelectorAll<HTMLElement>('*') ?? [])].find(
      (part) => part && part.scrollHeight > 100_000 && /auto|scroll/.test(getComputedStyle(part).overflowY),
    );
    if (!body) throw new Error('No part of the grid scrolls.');
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const drive = async (frames: number, placeOf: (at: number) => number) => {
      const took: number[] = [];
      let before = await frame();
      for (let at = 1; at <= frames; at++) {
        body.scrollTop = placeOf(at);
        const now = await frame();
        took.push(now - before);
        before = now;
      }
      return took;
    };
    /** Whether every row in view says something in its columns. */
    const isWhole = () => {
      const view = body.getBoundingClientRect();
      const rows = [...body.querySelectorAll('[role="row"][row-index]')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > view.top + 40 && top < view.bottom - 40;
      });
      return rows.length > 5 && rows.every((row) => (row.textContent ?? '').length > 40);
    };
    const settled = async () => {
      const from = performance.now();
      while (!isWhole()) {
        if (performance.now() - from > 20_000) throw new Error('The rows did not come.');
        await frame();
      }
      return performance.now() - from;
    };
    await settled();
    const wheel = await drive(wheelFrames, (at) => at * WHEEL_PIXELS);
    await settled();
    const most = body.scrollHeight - body.clientHeight;
    const whole = await drive(wholeFrames, (at) => (most * at) / wholeFrames);
    await settled();
    const jumps: number[] = [];
    for (const share of [0.5, 0.1, 0.83, 0.27, 0]) {
      body.scrollTop = most * share;
      await frame();
      await frame();
      jumps.push(await settled());
    }
    return { wheel, whole, jumps };
  });
}
