import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderPdf } from '@washcoat/contract-files';
import { Problem } from '@washcoat/service-kit';
import { TestService } from '@washcoat/testing';
import type { Browser } from 'puppeteer-core';
import { createFilesService } from '../service';
import { browserLauncher } from './browser-launch';
import { BrowserHolder } from './browser-holder';
import { PAGE_LIMITS, type PageLimits } from './page-watch';
import { PdfRenderer } from './pdf-renderer';

const page = (body: string) =>
  `<!doctype html><meta charset="utf-8"><title>ATL-000318</title><body>${body}</body>`;

/** The text of a PDF, when pdftotext is on this machine; its pages and raw bytes otherwise. */
function textOf(pdf: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = execFile('pdftotext', ['-', '-'], (error, text) => {
      if (!error) resolve(text);
      else if ('code' in error && String(error.code) === 'ENOENT') resolve(pdf.toString('latin1'));
      else reject(error);
    });
    reader.stdin?.on('error', () => undefined).end(pdf);
  });
}

describe('the printing of documents', () => {
  let dataDir: string;
  let files: TestService;
  let renderer: PdfRenderer;
  let outside: Server;
  let fetched = 0;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'washcoat-files-'));
    const places = { platform: process.platform, environment: process.env };
    renderer = new PdfRenderer(browserLauncher(dataDir, places));
    files = await TestService.start(createFilesService({ dataDir, renderer }));
    outside = createServer((_request, response) => {
      fetched++;
      response.end();
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await renderer.close();
    await files.stop();
    await new Promise((resolve) => outside.close(resolve));
    await rm(dataDir, { recursive: true });
  });

  const print = async (html: string, scale = 0.7) =>
    files.platform.services.post('files', renderPdf.path, renderPdf.input.parse({ html, scale }));

  beforeAll(() => files.caller.add('files', files.service.app.callback()));

  it('[INV-055] makes A4 pages that hold the text', async () => {
    const pdf = await print(page('<h1>ATL-000318</h1>'));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await textOf(pdf)).toContain('ATL-000318');
    const [, width, height] = /MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1')) ?? [];
    expect([Number(width), Number(height)]).toEqual([expect.closeTo(595.9, 0), expect.closeTo(841.9, 0)]);
  }, 60_000);

  it('[SET-036] leaves 1 cm above and below, at the scale that is asked for', async () => {
    const block = (cm: number) =>
      page(`<style>body { margin: 0 } div { height: ${cm}cm; break-inside: auto }</style><div>x</div>`);
    const pages = async (cm: number) =>
      [...(await print(block(cm), 0.6)).toString('latin1').matchAll(/MediaBox\s*\[/g)].length;
    const room = (29.7 - 2) / 0.6;
    expect([await pages(room - 0.2), await pages(room + 0.2)]).toEqual([1, 2]);
  }, 60_000);

  it('prints on Letter where the installation does, whatever the page says', async () => {
    const places = { platform: process.platform, environment: process.env };
    const letter = new PdfRenderer(browserLauncher(dataDir, places), { paper: 'Letter' });
    const pdf = await letter.render(page('<style>@page { size: A4 }</style>Letter'), 0.7);
    const [, width, height] = /MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1')) ?? [];
    expect([Number(width), Number(height)]).toEqual([612, 792]);
    await letter.close();
  }, 60_000);

  it.each([
    ['A4', 29.7, 'Letter'],
    ['Letter', 27.94, 'A4'],
  ] as const)(
    'prints at the whole scale on %s, %f cm high, also a page that says %s',
    async (paper, cm, other) => {
      const places = { platform: process.platform, environment: process.env };
      const printer = new PdfRenderer(browserLauncher(dataDir, places), { paper });
      const pagesOf = async (height: number) => {
        const style = `@page { size: ${other} } body { margin: 0 } div { height: ${height}cm; break-inside: auto }`;
        const pdf = await printer.render(page(`<style>${style}</style><div>x</div>`), 0.7);
        return [...pdf.toString('latin1').matchAll(/MediaBox\s*\[/g)].length;
      };
      const room = (cm - 2) / 0.7;
      expect([await pagesOf(room - 0.2), await pagesOf(room + 0.2)]).toEqual([1, 2]);
      await printer.close();
    },
    60_000,
  );

  it('prints labels of a size of their own, one a page and without margins', async () => {
    const label = { width: 62, height: 29 };
    const html = page(
      '<style>body { margin: 0 } p { margin: 0; height: 28.5mm }</style><p>GS2<p style="break-before: page">KT 0334',
    );
    const input = renderPdf.input.parse({ html, scale: 1, label });
    const pdf = await files.platform.services.post('files', renderPdf.path, input);
    const sizes = [...pdf.toString('latin1').matchAll(/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)];
    expect(sizes).toHaveLength(2);
    const [, width, height] = sizes[0] ?? [];
    expect([Number(width), Number(height)]).toEqual([expect.closeTo(175.7, 0), expect.closeTo(83, 0)]);
    expect(renderPdf.input.safeParse({ html, scale: 1, label: { width: 1, height: 29 } }).success).toBe(
      false,
    );
  }, 60_000);

  it('prints many at once, two pages at a time', async () => {
    const pdfs = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => print(page(`Page number ${n}`))));
    const texts = await Promise.all(pdfs.map(textOf));
    texts.forEach((text, index) => expect(text).toContain(`Page number ${index + 1}`));
  }, 60_000);

  it('runs no script and fetches nothing', async () => {
    const { port } = outside.address() as AddressInfo;
    const there = `http://127.0.0.1:${port}`;
    const pdf = await print(
      page(
        `kept<script>document.body.textContent='taken'</script><img src="${there}/a.png"><iframe src="${there}"></iframe><iframe src="file:///etc/hostname"></iframe><link rel="stylesheet" href="${there}/b.css">`,
      ),
    );
    expect(await textOf(pdf)).toContain('kept');
    expect(fetched).toBe(0);
  }, 60_000);

  it('makes no connection either, prepared or hidden in a page within the page', async () => {
    const { port } = outside.address() as AddressInfo;
    let connections = 0;
    outside.on('connection', () => connections++);
    const there = `http://127.0.0.1:${port}`;
    const inner = `<img src='${there}/c.png'><script>fetch('${there}')</script>`;
    await print(
      page(
        `<link rel="preconnect" href="${there}"><link rel="prefetch" href="${there}/d"><object data="${there}/e"></object><iframe srcdoc="${inner}"></iframe><meta http-equiv="refresh" content="0;url=${there}/f"><svg><image href="${there}/g.svg"/></svg><style>@import '${there}/h.css'; body { background: url(${there}/i.png) }</style>`,
      ),
    );
    expect([connections, fetched]).toEqual([0, 0]);
  }, 60_000);

  describe('of what takes too much', () => {
    const places = { platform: process.platform, environment: process.env };
    const endless = page('<div style="height: 900000000px">endless</div>');
    const tooLarge = { status: 422, details: { code: 'TOO_LARGE_TO_PRINT' } };
    const renderers: PdfRenderer[] = [];
    function limited(limits: Partial<PageLimits>) {
      const launched: Browser[] = [];
      const launch = browserLauncher(dataDir, places);
      const remember = async () => {
        const browser = await launch();
        launched.push(browser);
        return browser;
      };
      const own = new PdfRenderer(remember, { limits: { ...PAGE_LIMITS, ...limits } });
      renderers.push(own);
      return { own, launched };
    }
    const isRunning = (pid: number | undefined) => pid !== undefined && existsSync(`/proc/${pid}/smaps`);
    afterEach(() => Promise.all(renderers.splice(0).map((one) => one.close())));

    it('ends it with its browser, while an honest page beside it is printed', async () => {
      const { own, launched } = limited({ ms: 12_000, bytes: Infinity });
      let isOver = false;
      const hostile = own.render(endless, 1).finally(() => (isOver = true));
      const refused = expect(hostile).rejects.toMatchObject(tooLarge);
      const honest = await own.render(page('honest'), 1);
      expect([await textOf(honest), isOver]).toEqual([expect.stringContaining('honest'), false]);
      await refused;
      const running = () => launched.filter((browser) => isRunning(browser.process()?.pid));
      while (running().length === launched.length) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await textOf(await own.render(page('afterwards'), 1))).toContain('afterwards');
    }, 90_000);

    it('ends it for its memory and for its processes', async () => {
      const small = limited({ ms: 60_000, bytes: 60_000_000 });
      await expect(small.own.render(endless, 1)).rejects.toMatchObject(tooLarge);
      const few = limited({ ms: 60_000, processes: 1 });
      await expect(few.own.render(endless, 1)).rejects.toMatchObject(tooLarge);
    }, 90_000);
  });

  it('closes the browser when it is idle and starts it again', async () => {
    const launched: { isOpen: boolean }[] = [];
    const launch = browserLauncher(dataDir, { platform: process.platform, environment: process.env });
    const holder = new BrowserHolder(async () => {
      const browser = await launch();
      const record = { isOpen: true };
      browser.once('disconnected', () => (record.isOpen = false));
      launched.push(record);
      return browser;
    }, 20);
    await holder.use((browser) => browser.version());
    for (let waited = 0; launched[0]?.isOpen && waited < 10_000; waited += 20) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(launched).toEqual([{ isOpen: false }]);
    await holder.use((browser) => browser.version());
    await holder.close();
    expect(launched).toHaveLength(2);
  }, 60_000);

  it('says in a sentence that there is no browser', async () => {
    const environment = { PUPPETEER_EXECUTABLE_PATH: path.join(dataDir, 'nowhere') };
    const without = new PdfRenderer(browserLauncher(dataDir, { platform: process.platform, environment }));
    const refusal = await without.render(page(''), 1).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Problem);
    expect(refusal).toMatchObject({
      status: 503,
      message: 'PDF files can not be made right now. No browser was found on the server.',
    });
  });

  it('is not there without the secret of the services', async () => {
    const request = { method: 'POST' as const, url: renderPdf.path, payload: { html: '', scale: 1 } };
    expect((await files.send(request)).status).toBe(404);
  });
});
