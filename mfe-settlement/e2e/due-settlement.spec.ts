import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';
import { addSettlement } from './settlements';

test('a settlement whose metal is due leads from the morning card to the list that it stands in', async ({
  page,
}) => {
  const caller = await Caller.signIn('sa@washcoat.test');
  // Overdue, so that it counts on any day.
  await addSettlement(caller, {
    ...{ receivedDate: '2026-01-05', metalDueDate: '2026-02-02' },
    lotTableData: [{ lotNo: 'L-1', netDry: 100, ptPpm: 3000, pdPpm: 100, rhPpm: 10 }],
    ptMetalReturn: { chargeReturnPerc: 98 },
  });
  await expect(async () => {
    await openAs(page, 'sa@washcoat.test', '/dashboard');
    const due = page.getByRole('region', { name: 'Ounces due this week' });
    await expect(due.getByRole('img', { name: /^Platinum: / })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const line = page.getByRole('link', { name: /due for completion$/ });
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settlement\/open/);
  await expect(page.getByRole('heading', { name: 'Settlement' }).first()).toBeVisible();
});
