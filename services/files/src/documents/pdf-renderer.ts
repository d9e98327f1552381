import { Problem, Slots } from '@washcoat/service-kit';
import type { LabelSize, PaperSize } from '@washcoat/contract-files';
import type { Browser, HTTPRequest, PDFOptions } from 'puppeteer-core';
import { BrowserHolder } from './browser-holder';
import type { LaunchBrowser } from './browser-launch';
import { isTooMuch, PAGE_LIMITS, watched, type PageLimits } from './page-watch';

/** Each page has a browser of its own while it is printed: ending one that takes too much harms no other. */
const BROWSERS = 2;
const MOST_WAITING = 30;
const IDLE_MS = 60_000;
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

export interface RendererOptions {
  idleMs?: number;
  limits?: PageLimits;
  /** What the installation prints on. */
  paper?: PaperSize;
}

/** Prints pages that bring everything along: scripts do not run, nothing is fetched, and no page takes all there is. */
export class PdfRenderer {
  private readonly slots = new Slots(BROWSERS);
  private readonly free: BrowserHolder<Browser>[];
  private readonly all: readonly BrowserHolder<Browser>[];
  private readonly limits: PageLimits;
  private readonly paper: PaperSize;
  private underWay = 0;

  constructor(
    launch: LaunchBrowser,
    { idleMs = IDLE_MS, limits = PAGE_LIMITS, paper = 'A4' }: RendererOptions = {},
  ) {
    this.all = Array.from({ length: BROWSERS }, () => new BrowserHolder(launch, idleMs));
    this.free = [...this.all];
    this.limits = limits;
    this.paper = paper;
  }

  /**
   * The page as PDF on the installation's paper with margins of 1 cm, or on a label without any. Throws 503 when there is no browser to print with
   * or too many wait, 422 when the page takes too much.
   */
  async render(html: string, scale: number, label?: LabelSize): Promise<Buffer> {
    if (this.underWay >= MOST_WAITING) throw busy();
    const paper = label ? sizeOf(label) : { format: this.paper, margin };
    const options = { ...paper, scale, printBackground: true, timeout: 0 } as const;
    // The browser shrinks a page of another size until it fits.
    const sized = label ? html : `${html}<style>@page { size: ${this.paper} }</style>`;
    this.underWay++;
    try {
      return await this.slots.run(() => this.printed(sized, options));
    } finally {
      this.underWay--;
    }
  }

  /** Closes the browsers that are open. */
  async close(): Promise<void> {
    await Promise.all(this.all.map((holder) => holder.close()));
  }

  private async printed(html: string, options: PDFOptions): Promise<Buffer> {
    const holder = this.free.shift();
    if (!holder) throw busy();
    try {
      return await holder.use((browser) =>
        watched(browser.process()?.pid, this.limits, () => print(browser, html, options)),
      );
    } catch (error) {
      if (isTooMuch(error)) holder.drop();
      throw error;
    } finally {
      this.free.unshift(holder);
    }
  }
}

const sizeOf = ({ width, height }: LabelSize) => ({ width: `${width}mm`, height: `${height}mm` });

async function print(browser: Browser, html: string, options: PDFOptions): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setJavaScriptEnabled(false);
    await page.setRequestInterception(true);
    page.on('request', (request) => void allowEmbedded(request));
    await page.setContent(html, { waitUntil: 'load', timeout: 0 });
    return Buffer.from(await page.pdf(options));
  } finally {
    // A browser that was ended meanwhile has closed it.
    if (browser.connected) await page.close();
  }
}

async function allowEmbedded(request: HTTPRequest): Promise<void> {
  const isEmbedded = /^(data|about):/.test(request.url());
  // A page that is ended while it asks for something has nobody left to answer.
  await answerOf(request, isEmbedded).catch(() => undefined);
}

function answerOf(request: HTTPRequest, isEmbedded: boolean): Promise<void> {
  if (isEmbedded) return request.continue();
  // A page that wants to lead elsewhere stays where it is.
  if (request.isNavigationRequest()) return request.respond({ status: 204 });
  return request.abort('blockedbyclient');
}

const busy = () =>
  new Problem(503, 'Many documents are being printed right now. Try again in a moment.', {
    code: 'BUSY',
  });
