import { me } from '@washcoat/contract-entities';
import { sidewaysParts } from '@washcoat/testing/browser/fit';
import { choose, field, told } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';
import { addSettlement, BUYER, knownCustomer, pasteInto, read } from './settlements';

const SAVED = 'Successfully updated the Settlement';
const FILL_ALL = 'Please fill all input and submit';

test('[SET-003] [SET-005] [SET-006] [SET-007] [SET-020] [SET-021] [SET-022] [SET-052] [SET-063] [SET-069] a settlement is created with the mouse', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const caller = await openAs(page, BUYER, '/settlement/open');
  const { companyName } = await knownCustomer(caller);
  await page.getByRole('button', { name: 'Create settlement' }).click();
  const dialog = page.getByRole('dialog', { name: 'CREATE SETTLEMENT' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: /Customer/ }).fill(companyName);
  await page.getByRole('option', { name: companyName }).click();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await choose(page, dialog.getByRole('combobox', { name: /Location/ }), 'Atlanta');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/settlement\/open\/create\/new$/);
  await expect(page.getByRole('heading', { name: 'Create Settlement' })).toBeVisible();
  await expect(page.getByText(companyName)).toBeVisible();
  await told(page, FILL_ALL, () => page.getByRole('button', { name: 'Save' }).click());
  await field(page, 'Settlement No').fill('ST-77');
  await page.getByLabel('Shipping Docs Gross').fill('2512');
  await page.getByLabel('Shipping Docs Tare').fill('98.4');
  await expect(page.getByRole('row', { name: /Shipping Docs/ })).toContainText('2,413.60');
  await told(page, SAVED, () => page.getByRole('button', { name: 'Save' }).click());
  await expect(page.getByRole('heading', { name: 'Update Settlement' })).toBeVisible();
  const settlementId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await read(caller, settlementId)).toMatchObject({ settlementNo: 'ST-77', companyName });
  await page.getByRole('link', { name: 'Back To Settlement' }).click();
  await expect(page).toHaveURL(/\/settlement\/open$/);
});

test('[SET-053] [SET-054] [SET-056] [SET-057] [SET-065] a settlement is filled with the keyboard and by paste, and completed', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const caller = await Caller.signIn(BUYER);
  const { settlementId } = await addSettlement(caller);
  await openAs(page, BUYER, `/settlement/open/create/${settlementId}`);
  const lots = page.getByRole('region', { name: 'Lots' });
  const hedges = page.getByRole('region', { name: 'Hedge' });
  await test.step('a hedge needs something', async () => {
    await hedges.getByRole('button', { name: 'Add row' }).focus();
    await page.keyboard.press('Enter');
    await expect(hedges.getByLabel('New hedge No')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(hedges.getByRole('alert')).toHaveText('Please fill all fields');
    await page.keyboard.type('H-2');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(hedges.getByLabel('Hedge 2 No')).toHaveValue('H-2');
    await expect(hedges.getByLabel('New hedge No')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hedges.getByLabel('New hedge No')).toHaveCount(0);
  });
  await test.step('arrows and Enter walk from cell to cell', async () => {
    await hedges.getByLabel('Hedge 1 Pt oz').focus();
    await page.keyboard.press('ArrowDown');
    await expect(hedges.getByLabel('Hedge 2 Pt oz')).toBeFocused();
    await page.keyboard.type('1e0-.5');
    await expect(hedges.getByLabel('Hedge 2 Pt oz')).toHaveValue('10.5');
    await page.keyboard.press('Tab');
    await expect(hedges.getByLabel('Hedge 2 Pt price')).toBeFocused();
  });
  await test.step('rows of a spreadsheet', async () => {
    await lots.getByRole('button', { name: 'Add row' }).click();
    await pasteInto(
      page,
      'New lot Lot',
      'L-2\tS-2208\t0.38\t880.25\t9.77\t640\t1,210.5\t95\nL-3\tS-2209\t0\t7',
    );
    await expect(lots.getByLabel('Lot 2 Pd ppm')).toHaveValue('1210.5');
    await expect(lots.getByLabel('Lot 3 Net dry')).toHaveValue('7');
    await lots.getByRole('button', { name: 'Delete Lot 3' }).click();
    await expect(lots.getByLabel('Lot 3 Net dry')).toHaveCount(0);
    await expect(lots).toContainText('24.502');
  });
  await test.step('it is completed after a question, and is read-only then', async () => {
    await page.getByRole('button', { name: 'Complete' }).click();
    await told(page, SAVED, () =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click(),
    );
    await expect(page).toHaveURL(/\/settlement\/open$/);
    expect(await read(caller, settlementId)).toMatchObject({
      isComplete: true,
      hedgeTableData: [{ hedgeNo: 'H-1' }, { hedgeNo: 'H-2', ptOz: 10.5 }],
      lotTableData: [{ lotNo: 'L-1' }, { lotNo: 'L-2', pdPpm: 1210.5 }],
    });
    await page.goto(`/settlement/completed/create/${settlementId}`);
    await expect(page.getByLabel('Hedge 1 No')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Complete' })).toBeDisabled();
    await expect(lots.getByRole('button', { name: 'Add row' })).toBeDisabled();
  });
});

test('[SET-002] [SET-008] [SET-010] [SET-018] [SET-019] [SET-031] [SET-032] a completed one is found, printed and closed', async ({
  page,
}) => {
  const caller = await Caller.signIn(BUYER);
  const { settlementNo, settlementId } = await addSettlement(caller, { isComplete: true });
  await openAs(page, BUYER, `/settlement/open?text=${encodeURIComponent(settlementNo)}`);
  await expect(page.getByText('No Open Settlement')).toBeVisible();
  await page.goto(`/settlement/completed?text=${encodeURIComponent(settlementNo)}`);
  await page.getByRole('link', { name: `Print ${settlementNo}` }).click();
  await expect(page).toHaveURL(new RegExp(`/settlement/statement/${settlementId}$`));
  await expect(page.getByRole('heading', { name: 'SETTLEMENT STATEMENT' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export PDF' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/settlement\/completed$/);
});

test('two people in one settlement are shown to each other, and what both save is kept', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const caller = await Caller.signIn(BUYER);
  const { settlementId } = await addSettlement(caller);
  const path = `/settlement/open/create/${settlementId}`;
  await openAs(page, BUYER, path);
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await openAs(theirs, 'admin@washcoat.test', path);
  await expect(page.getByText('Here: Ruben Alvarez')).toBeVisible();
  await test.step('an edit of other fields comes in while one types', async () => {
    await page.getByLabel('AB Received Gross').fill('2500');
    await theirs.getByLabel('Treatment charge Quantity').fill('7');
    await told(theirs, SAVED, () => theirs.getByRole('button', { name: 'Save' }).click());
    await expect(page.getByLabel('Treatment charge Quantity')).toHaveValue('7');
    await expect(page.getByLabel('AB Received Gross')).toHaveValue('2500');
    await told(page, SAVED, () => page.getByRole('button', { name: 'Save' }).click());
    expect(await read(caller, settlementId)).toMatchObject({
      tc: { quantity: 7 },
      mmiReceived: { gross: 2500 },
    });
  });
  await test.step('the history says who changed what, to both at once', async () => {
    for (const one of [page, theirs]) {
      const saved = one.getByRole('list', { name: 'History' }).getByRole('listitem');
      const [newest, before] = [saved.nth(0), saved.nth(1)];
      await expect(newest).toContainText('AB Received Gross');
      await expect(newest).toContainText('to 2500');
      await expect(before).toContainText('Ruben Alvarez saved it');
      await expect(before).toContainText('Treatment charge Quantity');
    }
  });
  await other.close();
});

test.describe('when both set one field', () => {
  // The later save is refused with 409.
  test.use({ allowed: [/409/] });

  test('the later one is asked which value stays', async ({ page }) => {
    const caller = await Caller.signIn(BUYER);
    const { settlementId } = await addSettlement(caller);
    await openAs(page, BUYER, `/settlement/open/create/${settlementId}`);
    await page.getByLabel('Treatment charge Quantity').fill('8');
    const { companyId, facilityCity, version } = await read(caller, settlementId);
    const rival = await Caller.signIn('admin@washcoat.test');
    await rival.send('POST', '/write/v1/settlement/save', {
      ...{ settlementId, companyId, facilityCity, version },
      settlementNo: 'ST-R',
      tc: { quantity: 9 },
    });
    await page.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: /changed this settlement/ });
    await expect(question).toContainText('Treatment charge Quantity');
    await question.getByRole('radio', { name: /: 9$/ }).click();
    await told(page, SAVED, () => question.getByRole('button', { name: 'Save' }).click());
    expect(await read(caller, settlementId)).toMatchObject({ settlementNo: 'ST-R', tc: { quantity: 9 } });
  });
});

test('five hundred lots can be edited, and ten thousand are refused with a sentence', async ({ page }) => {
  test.setTimeout(90_000);
  const caller = await Caller.signIn(BUYER);
  const lots = Array.from({ length: 499 }, (_, index) => ({
    lotNo: `L-${index + 1}`,
    netDry: 10,
    ptPpm: 900,
  }));
  const { settlementId } = await addSettlement(caller, { lotTableData: lots });
  await openAs(page, BUYER, `/settlement/open/create/${settlementId}`);
  const last = page.getByLabel('Lot 499 Net dry', { exact: true });
  await expect(last).toHaveValue('10', { timeout: 30_000 });
  await last.fill('');
  await last.pressSequentially('1234.5');
  await expect(last).toHaveValue('1234.5');
  const many = Array.from({ length: 10_000 }, (_, index) => `M-${index}\tS`).join('\n');
  await page.getByRole('region', { name: 'Lots' }).getByRole('button', { name: 'Add row' }).click();
  await told(page, 'A settlement takes at most 500 rows here; 9999 were left out.', () =>
    pasteInto(page, 'New lot Lot', many),
  );
  await expect(page.getByLabel('Lot 500 Lot', { exact: true })).toHaveValue('M-0');
});

test('nothing leaves the window where the name of who is signed in is long', async ({ page }) => {
  const caller = await Caller.signIn(BUYER);
  const { settlementId } = await addSettlement(caller);
  await page.route(`**${me.path}*`, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, firstName: 'Maximiliane', lastName: 'Featherstonehaugh' } });
  });
  await openAs(page, BUYER, `/settlement/open/create/${settlementId}`);
  const user = page.getByRole('button', { name: 'Maximiliane Featherstonehaugh' });
  await expect(user).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Complete' })).toBeInViewport({ ratio: 1 });
  expect(await sidewaysParts(page)).toEqual([]);
});
