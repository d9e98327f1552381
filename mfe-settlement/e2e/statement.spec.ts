import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newestMailTo } from '@washcoat/testing/browser/dev-mail';
import { sidewaysParts } from '@washcoat/testing/browser/fit';
import { addHouseUser, freshEmail, mainMenu, PASSWORD, told, unique } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';
import { addSettlement, BUYER, knownCustomer } from './settlements';

const A4_POINTS = [595, 842] as const;
const statementOf = (settlementId: string) => `/settlement/statement/${settlementId}`;
const sheetOf = (page: Page) => page.getByRole('article', { name: 'Settlement statement' });

/** Somebody of the house whose role has the right to settlements and no other. */
async function addSettler(caller: Caller): Promise<string> {
  const { list } = await caller.get('/read/v1/permissions/getAll', { count: '1000' });
  const rights = Array.isArray(list) ? list : [];
  const right: unknown = rights.find((one) => JSON.stringify(one).includes('"canAccessSettlement"'));
  const name = unique('settler');
  await caller.send('POST', '/write/v1/userRoles/add', {
    name,
    type: 1,
    permissions: [{ permissionId: Reflect.get(Object(right), 'permissionId') }],
  });
  return (await addHouseUser(caller, name)).email;
}

test('[SET-001] [SET-005] [SET-010] [SET-011] [SET-012] [SET-013] [SET-014] [SET-015] [SET-016] [SET-017] [SET-019] a list shows its columns, goes by dates and words, and is exported as it is shown', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const caller = await Caller.signIn(BUYER);
  const { settlementNo, settlementId, companyName } = await addSettlement(caller);
  const other = await addSettlement(caller);
  await openAs(page, BUYER, `/settlement/open?text=${encodeURIComponent(settlementNo)}`);
  await expect(page.getByText(settlementNo)).toBeVisible();
  await expect(page.getByText(other.settlementNo)).toHaveCount(0);
  const titles = ['Settlement No', 'Shipment No', 'Company Name', 'Facility', 'Created Date', 'MDD'];
  for (const title of [...titles, 'Received Date', 'Completed Date'])
    await expect(page.getByRole('columnheader', { name: title })).toBeAttached();
  await test.step('its file', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('settlements-open.csv');
    const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
    expect(head).toContain('Settlement No,Shipment No');
    expect(rows).toEqual([expect.stringContaining(`${settlementNo},TPA-0932`)]);
    expect(rows[0]).toContain(companyName);
  });
  await test.step('dates stand in the address', async () => {
    await page.getByLabel('Created Date to').fill('2020-01-31');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/to=2020-01-31/);
    await expect(page.getByText('No Open Settlement')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(/\/settlement\/open$/);
  });
  await test.step('a row opens the settlement', async () => {
    await page.goto(`/settlement/open?text=${encodeURIComponent(settlementNo)}`);
    await page.getByText(settlementNo).click();
    await expect(page).toHaveURL(new RegExp(`/settlement/open/create/${settlementId}$`));
  });
});

test('[SET-018] [SET-031] [SET-033] [SET-034] [SET-035] [SET-036] the sheet on the screen is printed and exported on A4, and mailed to the customer', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const caller = await Caller.signIn(BUYER);
  const email = freshEmail('office');
  const { companyId } = await knownCustomer(caller, { email });
  const { settlementId, settlementNo } = await addSettlement(caller, { companyId, isComplete: true });
  await openAs(page, BUYER, statementOf(settlementId));
  const sheet = sheetOf(page);
  for (const heading of ['SETTLEMENT STATEMENT', 'Prepared by', 'Prepared for', 'Hedge', 'Lots'])
    await expect(sheet.getByRole('heading', { name: heading })).toBeVisible();
  for (const table of ['Weights, lb', 'AB Processed, lb', 'Metal return', 'Product charges', 'Totals'])
    await expect(sheet.getByRole('table', { name: table })).toBeVisible();
  await test.step('on paper at 0.6', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toHaveCSS('zoom', '0.6');
    await page.emulateMedia({ media: null });
  });
  await test.step('as PDF', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export PDF' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`${settlementId}.pdf`);
    const box = /MediaBox\s*\[([^\]]+)\]/.exec(await readFile(await download.path(), 'latin1'))?.[1] ?? '';
    const [, , width, height] = box.trim().split(/\s+/).map(Number);
    expect(Math.abs(Number(width) - A4_POINTS[0])).toBeLessThan(1.5);
    expect(Math.abs(Number(height) - A4_POINTS[1])).toBeLessThan(1.5);
  });
  await test.step('by mail', async () => {
    await page.getByRole('button', { name: 'Mail and more' }).click();
    await page.getByRole('menuitem', { name: 'Mail' }).click();
    const question = page.getByRole('alertdialog', { name: 'Mail statement' });
    await expect(question).toContainText('The customer gets it as PDF.');
    await told(page, `The statement is on its way to ${email}`, () =>
      question.getByRole('button', { name: 'Send mail' }).click(),
    );
    const mail = await newestMailTo(email, `settlement statement ${settlementNo}`);
    expect(mail).toContain(`Attached: ${settlementId}.pdf`);
  });
});

test('[SET-070] who has no right but that to settlements has lists, editor and statement', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const caller = await Caller.signIn('sa@washcoat.test');
  const { settlementId, settlementNo } = await addSettlement(caller);
  const email = await addSettler(caller);
  await openAs(page, email, '/settlement/open', PASSWORD);
  await expect(mainMenu(page).getByRole('link', { name: 'Settlement' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create settlement' })).toBeVisible();
  await page.goto(`/settlement/open?text=${encodeURIComponent(settlementNo)}`);
  await page.getByText(settlementNo).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await page.getByRole('link', { name: 'Statement', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${statementOf(settlementId)}$`));
  await expect(sheetOf(page).getByRole('heading', { name: 'SETTLEMENT STATEMENT' })).toBeVisible();
});

test('[SET-018] [SET-034] a card of a phone leads to the sheet, which fits every screen; on phones its tables alone move sideways', async ({
  page,
}) => {
  const caller = await Caller.signIn(BUYER);
  const { settlementNo } = await addSettlement(caller, { isComplete: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, BUYER, `/settlement/completed?text=${encodeURIComponent(settlementNo)}`);
  await page.getByRole('link', { name: `Print ${settlementNo}` }).click();
  await expect(sheetOf(page).getByRole('region', { name: 'Lots' })).toBeVisible();
  for (const width of [390, 720, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => sidewaysParts(page), { message: `${width} pixels` }).toEqual([]);
  }
});
