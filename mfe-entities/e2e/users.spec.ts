import type { Page } from '@playwright/test';
import {
  addCustomer,
  addHouseUser,
  choose,
  expectProblem,
  field,
  freshEmail,
  mainMenu,
  PASSWORD,
  told,
  unique,
  WITHIN,
} from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const INVALID = 'Please enter the valid value';
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function fillUser(page: Page, user: { email: string; lastName: string }): Promise<void> {
  const texts: [string, string][] = [
    ['Email', user.email],
    ['Password', PASSWORD],
    ['First Name', 'Trial'],
    ['Last Name', user.lastName],
    ['Phone', '4045550100'],
    ['Address', '1 Yard Road'],
    ['City', 'Atlanta'],
    ['Zipcode', '30303'],
  ];
  for (const [label, text] of texts) await field(page, label).fill(text);
  await choose(page, page.getByRole('combobox', { name: 'State' }), 'Georgia');
  await choose(page, page.getByRole('combobox', { name: 'Role' }), 'Grader');
  await choose(page, page.getByRole('combobox', { name: 'Works for' }), 'Limited house staff');
}

test.describe('users', () => {
  // An address that is in use is answered 409.
  test.use({ allowed: [/409/] });

  test('[USER-001] [USER-010] [USER-014] [USER-015] [USER-016] [USER-017] [USER-018] [USER-019] [USER-034] [USER-035] [USER-037] [USER-038] [USER-039] [USER-047] [USER-048] [COM-027] are added and edited; an address in use is said at its field', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const user = { email: freshEmail('grader'), lastName: unique('user') };
    await openAs(page, 'sa@washcoat.test', '/entities/users');
    await page.getByRole('button', { name: 'Create user' }).click();
    const save = page.getByRole('form').getByRole('button', { name: 'Create user' });
    await test.step('what is missing is marked', async () => {
      await save.click();
      for (const label of [
        'Email',
        'Password',
        'First Name',
        'Last Name',
        'Phone',
        'Address',
        'City',
        'Zipcode',
      ])
        await expectProblem(field(page, label), INVALID);
      await expectProblem(page.getByRole('combobox', { name: 'State' }), 'Please select valid state');
      await expectProblem(page.getByRole('combobox', { name: 'Role' }), 'Please select the valid value');
      await expect(field(page, 'SMS Number')).toHaveAccessibleDescription('');
      await expect(page.getByText('Profile picture')).toBeVisible();
      await expect(page.getByText("Driver's licence")).toBeVisible();
    });
    await test.step('an address in use', async () => {
      await fillUser(page, { ...user, email: 'buyer@washcoat.test' });
      await expect(field(page, 'Phone')).toHaveValue('404-555-0100');
      await save.click();
      await expectProblem(field(page, 'Email'), 'registered already');
      await expect(field(page, 'Last Name')).toHaveValue(user.lastName);
    });
    await test.step('another address', async () => {
      await field(page, 'Email').fill(user.email);
      await told(page, 'Successfully added the User', () => field(page, 'Email').press('Enter'));
    });
    await test.step('edit', async () => {
      await page.getByRole('searchbox').fill(user.lastName);
      await page.getByRole('button', { name: `Edit Trial ${user.lastName}` }).click();
      await expect(field(page, 'Email')).toHaveValue(user.email);
      await expect(field(page, 'Password')).toHaveCount(0);
      await field(page, 'City').fill('Decatur');
      await told(page, 'Successfully edited the User', () =>
        page.getByRole('button', { name: 'Save user' }).click(),
      );
      await expect(rowOf(page, user.lastName)).toContainText('Decatur');
    });
  });
});

test.describe('a user who is signed in', () => {
  // What an open page asks for is refused in the moment in which its session ends.
  test.use({ allowed: [/40[13]/] });

  test('[USER-009] [USER-011] [USER-012] [COM-008] [COM-037] [CUST-105] is signed out by the switch, and deleted after a question', async ({
    page,
    browser,
  }) => {
    const { email, name } = await addHouseUser(await Caller.signIn('sa@washcoat.test'), 'Buyer');
    const theirs = await browser.newPage();
    await openAs(theirs, email, '/converters/identify', PASSWORD);
    await expect(mainMenu(theirs).getByRole('link', { name: 'Carts' })).toBeVisible();
    await openAs(page, 'admin@washcoat.test', `/entities/users?text=${encodeURIComponent(email)}`);
    const active = page.getByRole('switch', { name: `${name} is active` });
    await expect(active).toBeChecked();
    await active.click();
    await expect(active).not.toBeChecked();
    await expect(theirs.getByRole('button', { name: 'Login' })).toBeVisible(WITHIN);
    await theirs.close();

    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Are you sure you want to delete the user ${name} ?`);
    await told(page, 'Deleted Successfully', () =>
      question.getByRole('button', { name: 'Delete user' }).click(),
    );
    await expect(page.getByText('No users available')).toBeVisible();
  });
});

test('[USER-021] [USER-022] [USER-023] [USER-024] [USER-025] [USER-026] [USER-027] [USER-028] [USER-029] [USER-049] [CUST-005] [CUST-010] a customer has its users, its pricing and its detail', async ({
  page,
}) => {
  const caller = await Caller.signIn('sa@washcoat.test');
  const { companyId, companyName } = await addCustomer(caller, {
    userEmail: freshEmail('first'),
    newPassword: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const search = encodeURIComponent(companyName);
  await openAs(page, 'sa@washcoat.test', `/entities/viewGroup/${search}`);
  await page.getByRole('link', { name: `VIEW ${companyName}` }).click();
  await expect(page).toHaveURL(new RegExp(`/entities/viewGroupId/${companyId}/`));
  const headers = page.getByRole('columnheader');
  for (const name of ['Name', 'Email', 'Address', 'Role', 'Is Admin', 'Is Active'])
    await expect(headers.filter({ hasText: name }).first()).toBeVisible();
  await expect(rowOf(page, 'Subscriber')).toContainText('Yes');
  const tabs = page.getByRole('navigation', { name: 'Customer', exact: true });
  await tabs.getByRole('link', { name: 'Pricing' }).click();
  await page.getByLabel('Group discount').fill('1.5');
  await choose(page, page.getByRole('combobox', { name: 'Add a facility' }), 'Atlanta');
  await page.getByLabel('Discount for Atlanta', { exact: true }).fill('4');
  await told(page, 'Successfully edited the Pricing', () =>
    page.getByRole('button', { name: 'Save pricing' }).click(),
  );
  const stored = await caller.get('/read/v1/entity/get', { companyId });
  expect(stored).toMatchObject({ groupDiscount: 1.5, facilityDiscount: [{ discount: 4 }] });
  await tabs.getByRole('link', { name: 'Customer' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue(companyName);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/entities/viewGroup/${search}`));
});
