import type { Browser, HTTPRequest, PDFOptions } from 'puppeteer-core';
import { Slots } from '../slots/slots';
import { BrowserHolder } from './browser-holder';
import type { LaunchBrowser } from './browser-launch';

const PAGES_AT_ONCE = 2;
const IDLE_MS = 60_000;
const RENDER_MS = 20_000;
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** Prints pages that bring everything along: scripts do not run and nothing is fetched. */
export class PdfRenderer {
  private readonly slots = new Slots(PAGES_AT_ONCE);
  private readonly holder: BrowserHolder<Browser>;

  constructor(launch: LaunchBrowser, idleMs = IDLE_MS) {
    this.holder = new BrowserHolder(launch, idleMs);
  }

  /** The page as PDF on A4 with margins of 1 cm. Throws 503 when there is no browser to print with. */
  render(html: string, scale: number): Promise<Buffer> {
    const options = { format: 'A4', margin, scale, printBackground: true, timeout: RENDER_MS } as const;
    return this.slots.run(() => this.holder.use((browser) => print(browser, html, options)));
  }

  /** Closes the browser, if one is open. */
  close(): Promise<void> {
    return this.holder.close();
  }
}

async function print(browser: Browser, html: string, options: PDFOptions): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setJavaScriptEnabled(false);
    await page.setRequestInterception(true);
    page.on('request', (request) => void allowEmbedded(request));
    await page.setContent(html, { waitUntil: 'load', timeout: RENDER_MS });
    return Buffer.from(await page.pdf(options));
  } finally {
    await page.close();
  }
}

function allowEmbedded(request: HTTPRequest): Promise<void> {
  const isEmbedded = /^(data|about):/.test(request.url());
  return isEmbedded ? request.continue() : request.abort('blockedbyclient');
}
