import type { Page } from '@playwright/test';
import { addCustomer, told } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const CUSTOMERS = '/entities/viewGroup';
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const header = (page: Page, name: string) => page.getByRole('columnheader').filter({ hasText: name });

test('[CUST-001] [CUST-011] [CUST-012] [CUST-014] [CUST-015] [CUST-016] [CUST-017] [CUST-018] [CUST-019] [CUST-020] [CUST-021] [CUST-023] [CUST-038] [COM-019] [COM-020] customers are listed, sorted and searched', async ({
  page,
}) => {
  await openAs(page, 'sa@washcoat.test', CUSTOMERS);
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible();
  for (const name of ['Customer', 'Address', 'Email', 'Type', 'Facility', 'Price Adjust', 'Is Active?'])
    await expect(header(page, name).first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/offset=10/);
  await page.getByRole('searchbox', { name: 'Search Customers' }).fill('alamance');
  await expect(page).toHaveURL(/\/entities\/viewGroup\/alamance(\?count=10)?$/);
  const row = rowOf(page, 'Alamance Auto Recyclers');
  await expect(row).toContainText(/\d{4}/);
  for (const name of ['EDIT', 'DELETE', 'MESSAGE'])
    await expect(row.getByRole('button', { name: `${name} Alamance Auto Recyclers` })).toBeVisible();
  await expect(row.getByRole('link', { name: 'VIEW Alamance Auto Recyclers' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search Customers' }).fill('');
  await expect(page).toHaveURL(/\/entities\/viewGroup(\?count=10)?$/);
  await header(page, 'Customer').first().getByRole('button').first().click();
  await header(page, 'Customer').first().getByRole('button').first().click();
  await expect(page).toHaveURL(/sort=companyName\.desc/);
  await expect(page.getByRole('row').nth(1)).not.toContainText('Alamance');
});

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

test('[CUST-003] [CUST-004] [CUST-024] [CUST-031] [CUST-033] franchises lead to their customers', async ({
  page,
}) => {
  await openAs(page, 'sa@washcoat.test', '/entities/Franchise');
  await expect(rowOf(page, 'Piedmont Cores')).toBeVisible();
  await expect(rowOf(page, 'Alamance Auto Recyclers')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'ADD_FRANCHISE' }).first()).toBeVisible();
  await rowOf(page, 'Peachtree Cores').getByText('Peachtree Cores').click();
  await expect(page).toHaveURL(/\/entities\/Franchise\/[\w-]+$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    /Franchise\s*>\s*Franchise Customer/,
  );
  await expect(rowOf(page, 'Buford Highway Muffler')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ADD_FRANCHISE' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Franchise', exact: true }).last().click();
  await page
    .getByRole('navigation', { name: 'Customers and users' })
    .getByRole('link', { name: 'Users' })
    .click();
  await expect(page).toHaveURL(/\/entities\/Franchise\/users$/);
});
