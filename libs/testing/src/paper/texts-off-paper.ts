import puppeteer from 'puppeteer-core';
import { browserLaunch } from '../browser-launch';

const PIXELS_PER_INCH = 96;
const MARGIN_INCHES = 1 / 2.54;
const widths = { A4: 210 / 25.4, Letter: 8.5 };

/** A word of a page that stands outside the paper or the box that it belongs to. */
export interface LostText {
  paper: keyof typeof widths;
  text: string;
}

/** What of a page that is printed at `scale` would be cut off or printed over other things, on each paper size. */
export async function textsOffPaper(html: string, scale: number): Promise<LostText[]> {
  const browser = await puppeteer.launch({ ...browserLaunch, headless: 'shell' });
  try {
    const page = await browser.newPage();
    await page.emulateMediaType('print');
    await page.setContent(html);
    const lost: LostText[] = [];
    for (const paper of ['A4', 'Letter'] as const) {
      const inches = widths[paper] - 2 * MARGIN_INCHES;
      await page.setViewport({ width: Math.floor((inches * PIXELS_PER_INCH) / scale), height: 1000 });
      const texts = await page.evaluate(lostTexts);
      lost.push(...texts.map((text) => ({ paper, text })));
    }
    return lost;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function lostTexts(): string[] {
  const lost: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const box = text.parentElement?.closest('td, th, p, strong, h1, h2, h3, div')?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    const end = Math.min(window.innerWidth, box?.right ?? Infinity);
    const start = Math.max(0, box?.left ?? 0);
    if (width > 0 && (right > end + 1 || left < start - 1)) lost.push(text.textContent ?? '');
  }
  return lost;
}
