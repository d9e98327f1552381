import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { login } from '@washcoat/contract-entities';
import { findRunningPostgres, freePort, StartupProblem } from '@washcoat/data-services';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import { browserLaunch } from '@washcoat/testing/browser-launch';
import type { Bench } from '../bench';
import { startProduct } from '../processes/start-product';
import { ApiClient } from '../product/api-client';
import { SUPER_ADMIN } from '../product/signed-in';
import type { Section } from '../report/report';
import { median, ms, percentile } from '../report/statistics';
import { startFloor } from './floor';
import { addReportRows, MONTH, ROWS } from './report-rows';
import { scrollThrough, type Scrolled } from './scrolling';

const ROUNDS = 3;
const SESSION_KEY = 'washcoat.session';

/** Scrolling the report of 100,000 transactions in a browser, beside AG Grid alone over rows in memory. */
export const scroll: Bench = {
  name: 'scroll',
  async run({ folder }) {
    const dataDir = path.join(folder, 'data-scroll');
    const product = await startProduct(['infra/local/start.mjs'], {
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
    });
    const floor = await startFloor();
    const browser = await chromium.launch(browserLaunch);
    try {
      const database = await findRunningPostgres({ dataDir: path.join(dataDir, 'postgres') });
      if (!database) throw new StartupProblem('The database of the product was not found.');
      await addReportRows(database.adminUrl);
      const client = new ApiClient(product.url);
      const signedIn = JSON.stringify(
        await client.call(login, { email: SUPER_ADMIN, password: DEMO_PASSWORD }),
      );
      const query = new URLSearchParams({ ...MONTH, count: 'all' });
      const report = `${product.url}/dashboard/transactionsreport?${query}`;
      const rounds: { report: Scrolled; floor: Scrolled }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        console.log(`Round ${round + 1} of ${ROUNDS} …`);
        rounds.push({
          floor: await visit(browser, floor.url, ''),
          report: await visit(browser, report, signedIn),
        });
      }
      return [sectionOf(rounds)];
    } finally {
      await browser.close();
      floor.stop();
      await product.stop();
    }
  },
};

async function visit(browser: Browser, url: string, signedIn: string): Promise<Scrolled> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(
      ([key, value]) => value && localStorage.setItem(key ?? '', value),
      [SESSION_KEY, signedIn],
    );
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('[role="row"][row-index="5"]').first().waitFor();
    return await scrollThrough(page);
  } finally {
    await context.close();
  }
}

function sectionOf(rounds: readonly { report: Scrolled; floor: Scrolled }[]): Section {
  const line = (title: string, of: (scrolled: Scrolled) => number) => [
    title,
    ms(median(rounds.map(({ report }) => of(report)))),
    ms(median(rounds.map(({ floor }) => of(floor)))),
  ];
  return {
    title: `scrolling ${ROWS} rows of 12 columns at 1440 × 900 px, median of ${rounds.length} rounds, ms`,
    rows: [
      ['', 'report', 'rows in memory'],
      line('frame at the pace of a wheel, p50', ({ wheel }) => percentile(wheel, 0.5)),
      line('frame at the pace of a wheel, p95', ({ wheel }) => percentile(wheel, 0.95)),
      line('frame from top to bottom in 600 frames, p50', ({ whole }) => percentile(whole, 0.5)),
      line('frame from top to bottom in 600 frames, p95', ({ whole }) => percentile(whole, 0.95)),
      line('jump until the rows stand whole, p50', ({ jumps }) => percentile(jumps, 0.5)),
      line('jump until the rows stand whole, slowest', ({ jumps }) => Math.max(...jumps)),
    ],
    notes: ['aim: p50 17 ms and p95 50 ms of a frame, as far as the browser draws by processor'],
  };
}
