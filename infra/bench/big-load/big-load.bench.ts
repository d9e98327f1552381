import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { login } from '@washcoat/contract-entities';
import { freePort } from '@washcoat/data-services';
import { loadGet } from '@washcoat/contract-loads';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import { browserLaunch } from '@washcoat/testing/browser-launch';
import type { Bench } from '../bench';
import { openCart, readShelf } from '../order/shop';
import { startProduct } from '../processes/start-product';
import { ApiClient } from '../product/api-client';
import { BUYER } from '../product/signed-in';
import { durationCells, durationColumns } from '../report/durations';
import type { Section } from '../report/report';
import { median, ms, percentile } from '../report/statistics';
import { addItems, ITEMS, timedAdditions } from './fill-load';
import { lookAtLoad, type ListedLoad, type LookedAt } from './look-at-load';

const ROUNDS = 3;
const SESSION_KEY = 'washcoat.session';

/** As long as a person looks at the list of carts: a new window and what its first page fetches when idle are over then. */
const LIST_LOOKED_AT_MS = 3000;

/** A load of 2,000 items: opening it, scrolling through all of them, and adding one more, beside a load of ten. */
export const bigLoad: Bench = {
  name: 'big-load',
  async run({ folder }) {
    const product = await startProduct(['infra/local/start.mjs'], {
      PORT: String(await freePort()),
      DATA_DIR: path.join(folder, 'data-big-load'),
    });
    const browser = await chromium.launch(browserLaunch);
    try {
      const answer = await new ApiClient(product.url).call(login, { email: BUYER, password: DEMO_PASSWORD });
      const client = new ApiClient(product.url, answer.token);
      const shelf = await readShelf(product.url);
      const big = await openCart(client, shelf, 'Big load');
      const small = await openCart(client, shelf, 'Small load');
      await addItems(client, shelf, { loadId: big, count: ITEMS });
      await addItems(client, shelf, { loadId: small, count: 10 });
      const additions = await timedAdditions(client, shelf, [big, small]);
      const reads = await timedReads(client, [big, small]);
      const looks: LookedAt[][] = [];
      for (let round = 0; round < ROUNDS; round++) {
        console.log(`Round ${round + 1} of ${ROUNDS} …`);
        const visit = (loadName: string, loadId: string) =>
          look(browser, { loadName, url: `${product.url}/load/${loadId}` }, JSON.stringify(answer));
        looks.push([await visit('Big load', big), await visit('Small load', small)]);
      }
      return [callsOf(additions, reads), pagesOf(looks)];
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

async function timedReads(client: ApiClient, loadIds: readonly string[]): Promise<number[][]> {
  const reads: number[][] = loadIds.map(() => []);
  for (let round = 0; round < 30; round++)
    for (const [at, loadId] of loadIds.entries()) {
      const started = performance.now();
      await client.call(loadGet, { loadId });
      reads[at]?.push(performance.now() - started);
    }
  return reads;
}

async function look(browser: Browser, load: ListedLoad, signedIn: string): Promise<LookedAt> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [SESSION_KEY, signedIn],
    );
    const page = await context.newPage();
    await page.goto(new URL('/loads/active-load', load.url).href);
    await page.getByRole('heading', { name: 'Active Carts' }).first().waitFor();
    await page.waitForTimeout(LIST_LOOKED_AT_MS);
    return await lookAtLoad(page, load);
  } finally {
    await context.close();
  }
}

function callsOf(additions: readonly number[][], reads: readonly number[][]): Section {
  const row = (name: string, durations: readonly number[] = []) => [name, ...durationCells(durations)];
  return {
    title: `calls on a load of ${ITEMS} items and on one of ten, in alternation`,
    rows: [
      ['', ...durationColumns],
      row(`an item added to ${ITEMS}`, additions[0]),
      row('an item added to ten', additions[1]),
      row(`the load of ${ITEMS} read, with its first twenty`, reads[0]),
      row('the load of ten read', reads[1]),
    ],
    notes: ['aim: adding an item answers p95 under 50 ms'],
  };
}

function pagesOf(looks: readonly LookedAt[][]): Section {
  const line = (title: string, of: (look: LookedAt) => number) => [
    title,
    ...[0, 1].map((at) => ms(median(looks.flatMap((round) => (round[at] ? [of(round[at])] : []))))),
  ];
  return {
    title: `the page of a load at 1440 × 900 px, median of ${looks.length} rounds, ms`,
    rows: [
      ['', `${ITEMS} items`, 'ten items'],
      line('from a click on it in the list to its first item', ({ clicked }) => clicked),
      line(
        'from its address to its first item, with what a visit before left in the cache',
        ({ opened }) => opened,
      ),
      line('Show All: until the list is as long as its items', ({ all }) => all),
      line('frame while a wheel turns by 20 notches a second, p50', ({ wheel }) => percentile(wheel, 0.5)),
      line('frame while a wheel turns by 20 notches a second, p95', ({ wheel }) => percentile(wheel, 0.95)),
      line('frame at 120 px a frame through all of them, p50', ({ drag }) => percentile(drag, 0.5)),
      line('frame at 120 px a frame through all of them, p95', ({ drag }) => percentile(drag, 0.95)),
      line('rows that are drawn at once', ({ drawn }) => drawn),
    ],
    notes: [
      'aim: opens under 1,000 ms; frames p50 17 ms and p95 50 ms, as far as the browser draws by processor',
    ],
  };
}
