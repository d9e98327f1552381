import type { Page } from '@playwright/test';
import { addCustomer, told } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const CUSTOMERS = '/entities/viewGroup';
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('[CUST-022] [CUST-027] [CUST-028] [CUST-030] [CUST-104] [CUST-105] [COM-008] a customer is switched, written to, invited to and deleted', async ({
  page,
}) => {
  const { companyId, companyName } = await addCustomer(await Caller.signIn('sa@washcoat.test'));
  await openAs(page, 'sa@washcoat.test', `${CUSTOMERS}/${encodeURIComponent(companyName)}`);
  const active = rowOf(page, companyName).getByRole('switch');
  await expect(active).toBeChecked();
  await active.click();
  await expect(active).not.toBeChecked();
  await page.getByRole('button', { name: `MESSAGE ${companyName}` }).click();
  await page.getByRole('dialog').getByLabel('Message').fill('Your cores are here.');
  await told(page, 'Successfully Sent', () => page.getByRole('button', { name: 'Send message' }).click());
  await page.getByRole('checkbox', { name: `Select ${companyName}` }).check();
  await expect(page.getByRole('link', { name: 'Invite User', exact: true })).toHaveAttribute(
    'href',
    `/entities/inviteUsers?company=${companyId}`,
  );
  await page.getByRole('checkbox', { name: `Select ${companyName}` }).uncheck();
  await page.getByRole('button', { name: `DELETE ${companyName}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${companyName} ?`);
  await told(page, 'Deleted Successfully', () => question.getByRole('button', { name: /^Delete/ }).click());
  await expect(rowOf(page, companyName)).toHaveCount(0);
});
