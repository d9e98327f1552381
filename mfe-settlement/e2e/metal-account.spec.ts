import { randomInt } from 'node:crypto';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';
import { addSettlement } from './settlements';

test('the metal account shows locks by due week, and says before a lock whether metal covers it', async ({
  page,
}) => {
  const caller = await Caller.signIn('sa@washcoat.test');
  // A week that no other run has, and ounces by which it is found.
  const due = new Date(Date.UTC(2031, 0, 1 + randomInt(20_000)));
  const locked = (4 + randomInt(1, 300) / 1000).toFixed(3);
  const { settlementNo } = await addSettlement(caller, {
    metalDueDate: due.toISOString().slice(0, 10),
    hedgeTableData: [{ hedgeNo: 'H-1', ptOz: Number(locked), ptUnitPrice: 990 }],
    lotTableData: [{ lotNo: 'L-1', netDry: 100, ptPpm: 3000, pdPpm: 100, rhPpm: 10 }],
  });
  await openAs(page, 'buyer@washcoat.test', '/settlement/metal-account');
  const book = page.getByRole('table', { name: 'Platinum book' });
  const week = book
    .getByRole('row')
    .filter({ hasText: String(due.getUTCFullYear()) })
    .filter({ hasText: locked });
  await test.step('the week of the due date stands in the book', async () => {
    await expect(week).toContainText('4.375');
    await expect(page.getByRole('heading', { name: 'Platinum by due week' })).toBeVisible();
  });
  await test.step('a lock that is too much is said before it is made', async () => {
    // An open list hides the rest of the page.
    const name = await week.getByRole('rowheader').innerText();
    await page.getByRole('combobox', { name: 'Due week' }).click();
    await page.getByRole('option', { name }).click();
    const ounces = page.getByRole('textbox', { name: 'Platinum, oz' });
    await ounces.fill('1000');
    await expect(page.getByRole('status').filter({ hasText: 'over-hedged by' })).toBeVisible();
    await ounces.fill('0');
    await expect(page.getByRole('status').filter({ hasText: 'would be locked of' })).toBeVisible();
  });
  await test.step('the ledger names the settlement', async () => {
    await expect(page.getByRole('row').filter({ hasText: settlementNo }).first()).toBeVisible();
  });
  await test.step('another metal has a place of its own', async () => {
    await page.getByRole('radio', { name: 'Rhodium' }).click();
    await expect(page.getByRole('table', { name: 'Rhodium book' })).toBeVisible();
    await expect(page).toHaveURL(/metal=rh/);
    await page.reload();
    await expect(page.getByRole('table', { name: 'Rhodium book' })).toBeVisible();
  });
});
