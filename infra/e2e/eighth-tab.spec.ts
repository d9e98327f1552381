import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { Caller, expect, openAs, productUrl, test } from '@washcoat/testing/browser/product';
import { runRelease, versionsBeside } from '@washcoat/testing/browser/releases';

const REMOTE = 'mfe-reports';
const TAB = 'Booking Accuracy';
const transactions = '/dashboard/transactionsreport';
const owner = 'owner@peachtree.test';

const row = {
  ...{ companyId: '018f3c1e-0000-7000-8000-000000000101', companyName: 'Corner Muffler' },
  ...{ pieces: 120, received: 118, processed: 117 },
};

const versions = () => versionsBeside(REMOTE);

/** Not execFileSync: what open pages ask for passes through this process. */
const run = promisify(execFile);

/** Has the generator write the tab, and builds the remote with it; answers the folder of the remote. */
async function buildWithTab(folder: string): Promise<string> {
  await run(process.execPath, ['infra/e2e/generate-tab.cjs', folder]);
  const remote = path.join(folder, REMOTE);
  const webpack = path.resolve('node_modules/webpack/bin/webpack.js');
  await run(process.execPath, [webpack, '-c', '../webpack.config.mjs'], {
    cwd: remote,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return remote;
}

const tabs = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Reports' })
    .or(page.getByRole('tablist', { name: 'Reports' }))
    .getByText(TAB, { exact: true });

/** A page of somebody, on which the report of the tab is answered as its service will. */
async function openReport(browser: Browser, email: string, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: productUrl() })).newPage();
  await page.route('**/read/v1/load/booking-accuracy/report*', (route) =>
    route.fulfill({
      json: { list: [row], areMoreItemsAvailable: false, next: null, totals: { customers: 1 } },
    }),
  );
  await openAs(page, email, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** Whether somebody who comes now is offered the tab. */
async function expectTab(browser: Browser, email: string, isOffered: boolean): Promise<void> {
  const page = await openReport(browser, email, transactions);
  await expect(page.getByRole('heading', { name: 'Transactions Report' })).toBeVisible();
  await expect(tabs(page)).toHaveCount(isOffered ? 1 : 0);
  await page.context().close();
}

let isOut = false;
test.afterEach(async () => {
  // Should the test end half-way: what everybody had before is everybody's again.
  if (isOut) await runRelease('rollback', REMOTE);
});

test('[REP-011] an eighth tab is written by the generator, released to one company, then to all, and rolled back, while people work', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'washcoat-tab-'));
  const before = await versions();
  const { companyId } = JSON.parse((await Caller.signIn(owner)).session) as { companyId: string };
  const others = async () => ({ ...(await versions()), [REMOTE]: '' });
  const untouched = await others();

  const working = await openReport(browser, 'buyer@washcoat.test', transactions);
  const typed = working.getByRole('search').getByLabel('Invoice');
  await typed.fill('ATL-0');

  const remote = await test.step('write it and build it', () => buildWithTab(folder));

  await test.step('to one company', async () => {
    await runRelease('release', remote, '--as-built', '--companies', companyId);
    isOut = true;
    expect(await versions()).toEqual(before);
    await expectTab(browser, 'buyer@washcoat.test', false);
  });
  const early = await openReport(browser, owner, transactions);
  await test.step('where people open it', async () => {
    await tabs(early).click();
    await expect(early.getByRole('heading', { name: `${TAB} Report` })).toBeVisible();
    const table = early.getByRole('region', { name: TAB });
    for (const text of ['Expected', 'Received', 'Processed', 'Corner Muffler', '120', '118', '117'])
      await expect(table.getByText(text, { exact: true }).first()).toBeVisible();
  });

  await test.step('to all', async () => {
    await runRelease('release', remote, '--as-built');
    await expectTab(browser, 'buyer@washcoat.test', true);
    await expectTab(browser, owner, true);
    expect(await others()).toEqual(untouched);
  });

  await test.step('and back', async () => {
    await runRelease('rollback', REMOTE);
    isOut = false;
    expect(await versions()).toEqual(before);
    await expectTab(browser, 'buyer@washcoat.test', false);
    await expectTab(browser, owner, false);
  });

  await test.step('who was at work goes on, with the tab and without it', async () => {
    await expect(typed).toHaveValue('ATL-0');
    await working.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(working).toHaveURL(/text=ATL-0/);
    await expect(working.getByRole('region', { name: 'Transactions' })).toBeVisible();
    await early.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(early.getByRole('region', { name: TAB }).getByText('Corner Muffler').first()).toBeVisible();
  });
  for (const page of [working, early]) await page.context().close();
  await rm(folder, { recursive: true, force: true });
});
