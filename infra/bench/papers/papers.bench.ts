import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { invoiceGet, invoicePdf } from '@washcoat/contract-invoicing';
import { browserLaunch } from '@washcoat/testing/browser-launch';
import { freePort } from '@washcoat/data-services';
import type { Bench } from '../bench';
import { addItems } from '../big-load/fill-load';
import { processTree } from '../memory/process-tree';
import { complete, openCart, readShelf } from '../order/shop';
import { startProduct } from '../processes/start-product';
import { ApiClient, pathWithQuery } from '../product/api-client';
import { tokenOf } from '../product/signed-in';
import { durationCells, durationColumns } from '../report/durations';

const LINES = 200;
const ROUNDS = 20;
const CROWD = 50;
const LOOK_MS = 50;
const DEADLINE_MS = 60_000;

/** Invoices of 200 lines as PDF: one after the other, and fifty at once; beside a Chromium that prints a table as long. */
export const papers: Bench = {
  name: 'papers',
  async run({ folder }) {
    const product = await startProduct(['infra/local/start.mjs'], {
      PORT: String(await freePort()),
      DATA_DIR: path.join(folder, 'data-papers'),
    });
    try {
      const client = new ApiClient(product.url, await tokenOf(product.url));
      const loadId = await longInvoice(client, product.url);
      const print = async () => {
        const { link } = await client.call(invoicePdf, { loadId });
        const { status, text } = await new ApiClient(product.url).send('GET', link);
        return { status, text };
      };
      await print();
      const alone: number[] = [];
      for (let round = 0; round < ROUNDS; round++) alone.push(await timed(print));
      const floor = await plainPages();
      const { answers, took, browsers } = await crowd(product.pid, print);
      const refused = answers.filter(({ status }) => status !== 200);
      return [
        {
          title: `an invoice of ${LINES} lines as PDF, from asking for its link to its last byte, warm`,
          rows: [
            ['', 'papers', ...durationColumns],
            ['product, one after the other', String(alone.length), ...durationCells(alone)],
            [`product, ${CROWD} at once`, String(answers.length - refused.length), ...durationCells(took)],
            ['Chromium alone, a table as long', String(floor.length), ...durationCells(floor)],
          ],
          notes: [
            'aim: one under 1,500 ms, at most two browsers, and a queue that says so',
            `most browsers at once: ${browsers}`,
            `of ${CROWD} at once ${refused.length} were told to come again: ${wordsOf(refused)}`,
          ],
        },
      ];
    } finally {
      await product.stop();
    }
  },
};

async function longInvoice(client: ApiClient, url: string): Promise<string> {
  const shelf = await readShelf(url);
  const loadId = await openCart(client, shelf);
  await addItems(client, shelf, { loadId, count: LINES });
  await complete(client, loadId);
  const address = pathWithQuery(invoiceGet.path, { loadId });
  for (const deadline = Date.now() + DEADLINE_MS; Date.now() < deadline; await pause(LOOK_MS)) {
    if ((await client.send('GET', address)).status === 200) return loadId;
  }
  throw new Error(`The invoice of ${loadId} did not appear within ${DEADLINE_MS / 1000} s.`);
}

async function timed(work: () => Promise<{ status: number; text: string }>): Promise<number> {
  const started = performance.now();
  const { status, text } = await work();
  if (status !== 200) throw new Error(`A paper was answered with ${status}: ${text.slice(0, 200)}`);
  return performance.now() - started;
}

/** Asks for many at once and counts the browsers below the product meanwhile. */
async function crowd(pid: number, print: () => Promise<{ status: number; text: string }>) {
  const took: number[] = [];
  let isOver = false;
  const counting = (async () => {
    let most = 0;
    while (!isOver) {
      const tree = await processTree(pid);
      // Chromium's helpers say what they are; the browser itself does not. Debian starts it by a shell that stays.
      const browsers = tree.filter(
        ({ command }) =>
          /headless/i.test(command) && !command.includes('--type=') && !command.startsWith('/bin/sh'),
      );
      most = Math.max(most, browsers.length);
      await pause(LOOK_MS);
    }
    return most;
  })();
  const printing = Promise.all(
    Array.from({ length: CROWD }, async () => {
      const started = performance.now();
      const answer = await print();
      if (answer.status === 200) took.push(performance.now() - started);
      return answer;
    }),
  ).finally(() => {
    isOver = true;
  });
  const [answers, browsers] = await Promise.all([printing, counting]);
  return { answers, took, browsers };
}

async function plainPages(): Promise<number[]> {
  const browser = await chromium.launch(browserLaunch);
  const cells = '<td>KT 0334</td><td>Volvo S60, 2.4 litres</td><td>2</td><td>$128.40</td><td>$256.80</td>';
  const html = `<table>${`<tr>${cells}</tr>`.repeat(LINES)}</table>`;
  try {
    const took: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const started = performance.now();
      const page = await browser.newPage();
      await page.setContent(html);
      await page.pdf({ format: 'A4', scale: 0.7 });
      await page.close();
      took.push(performance.now() - started);
    }
    return took.slice(1);
  } finally {
    await browser.close();
  }
}

const wordsOf = (answers: readonly { status: number; text: string }[]) =>
  [...new Set(answers.map(({ status, text }) => `${status} ${text.slice(0, 160)}`))].join('; ') || 'none';
