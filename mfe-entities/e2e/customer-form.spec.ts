import {
  addCustomer,
  chooseByKey,
  expectProblem,
  field,
  freshEmail,
  mainMenu,
  PASSWORD,
  signIn,
  tabTo,
  told,
  unique,
  WITHIN,
} from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const INVALID = 'Please enter the valid value';

const typed = [
  ['Address 1', '12 Depot Street'],
  ['City', 'Macon'],
] as const;
const person = [
  ['First name', 'Nell'],
  ['Last name', 'Ward'],
] as const;

test('[CUST-007] [CUST-066] [CUST-067] [CUST-086] [CUST-102] [AUTH-044] a customer with its first user, made by keyboard alone, who then signs in', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const keys = page.keyboard;
  const email = freshEmail('office');
  const save = page.getByRole('button', { name: 'Save account' });
  const theirs = await browser.newPage();
  const go = (label: string) => tabTo(page, field(page, label));
  const fill = async (label: string, text: string) => {
    await go(label);
    await keys.type(text);
  };
  await openAs(page, 'admin@washcoat.test', '/entities/create');
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();

  await test.step('an empty form says what is missing and leads there', async () => {
    await tabTo(page, save);
    await keys.press('Enter');
    await expect(page.getByText('11 fields need attention')).toBeVisible();
    await expect(field(page, 'Company name')).toBeFocused();
    await expectProblem(field(page, 'User email'), INVALID);
  });
  await test.step('a name that exists is said while it is typed', async () => {
    await keys.type('alamance auto recycler');
    const note = page.getByRole('region', { name: 'Possible duplicates' });
    await expect(note.getByRole('link', { name: 'Alamance Auto Recyclers' })).toBeVisible();
    await expect(note).toContainText('Same or similar name');
    await expect(field(page, 'Company name')).toBeFocused();
    await keys.press('ControlOrMeta+a');
    await keys.type(unique('customer'));
    await expect(note.getByRole('link', { name: 'Alamance Auto Recyclers' })).toHaveCount(0);
  });
  await test.step('everything is filled in', async () => {
    await go('Company type');
    await chooseByKey(page, 'Customer');
    await go('Facility');
    await chooseByKey(page, 'Atlanta');
    for (const [label, text] of typed) await fill(label, text);
    await go('State');
    await chooseByKey(page, 'Georgia');
    await fill('Zipcode', '31201');
    for (const [label, text] of person) await fill(label, text);
    await go('Email');
    await keys.type(email);
    await expect(field(page, 'User email')).toHaveValue(email);
    for (const label of ['New password', 'Confirm password']) {
      await go(label);
      await keys.type(PASSWORD);
    }
    await tabTo(page, save);
    await told(page, 'Successfully added the Partner', () => keys.press('Enter'));
    await expect(page).toHaveURL(/\/entities\/viewGroup/);
  });
  await test.step('the first user signs in and sees the menu of a subscriber', async () => {
    await signIn(theirs, email, PASSWORD);
    await expect(theirs).toHaveURL(/\/converters\/identify/);
    for (const name of ['Identify Converters', 'Profile', 'Payment', 'Logout'])
      await expect(mainMenu(theirs).getByRole('link', { name, exact: true })).toBeVisible();
    for (const name of ['Carts', 'Invoices', 'Customers and Users', 'Config'])
      await expect(mainMenu(theirs).getByRole('link', { name, exact: true })).toHaveCount(0);
    await theirs.goto('/converters/identify/text=ford');
    await expect(theirs.getByText(/Search results limited to 5 items/)).toBeVisible(WITHIN);
    await expect(theirs.locator('tbody tr')).toHaveCount(5);
    await expect(theirs.getByRole('link', { name: '50 lookups left' })).toBeVisible();
    await theirs.getByRole('button', { name: 'Ask Expert' }).click();
    await expect(theirs.getByRole('dialog', { name: 'Ask Expert' })).toBeVisible();
    await theirs.keyboard.press('Escape');
  });
  await test.step('one converter is looked up for one credit', async () => {
    const { list } = await (
      await Caller.signIn(email, PASSWORD)
    ).get('/read/v1/product/getAll', {
      text: 'ford',
    });
    const [found, another] = (list as { productId: string }[]).map(({ productId }) => productId);
    await theirs.goto(`/converter/${found}/1`);
    await theirs.getByRole('button', { name: 'Look up price' }).click();
    await expect(theirs.getByText('How this price came about')).toBeVisible();
    await theirs.goto(`/converter/${another}/1`);
    await expect(theirs.getByRole('link', { name: '49 lookups left' })).toBeVisible(WITHIN);
    await expect(theirs.getByRole('button', { name: 'Look up price' })).toBeVisible();
    await expect(theirs.getByText('How this price came about')).toHaveCount(0);
    await theirs.close();
  });
});

test.describe('two people at one customer', () => {
  // The save that comes second is answered 409.
  test.use({ allowed: [/409/] });

  test('[CUST-005] [CUST-026] [CUST-040] [CUST-068] [CUST-103] the second is told, sees both versions and keeps theirs', async ({
    page,
    browser,
  }) => {
    const { companyId } = await addCustomer(await Caller.signIn('sa@washcoat.test'));
    const path = `/entities/viewGroup?edit=${companyId}`;
    const caller = await openAs(page, 'admin@washcoat.test', path);
    await expect(page.getByRole('heading', { name: 'EDIT CUSTOMER' })).toBeVisible();
    await expect(field(page, 'Email')).not.toBeEditable();
    const first = await browser.newPage();
    await openAs(first, 'sa@washcoat.test', path);
    await field(first, 'City').fill('Rome');
    await field(first, 'Last name').fill('Roe');
    await told(first, 'Successfully edited the Partner', () =>
      first.getByRole('button', { name: 'Save customer' }).click(),
    );
    await first.close();

    await field(page, 'City').fill('Athens');
    await field(page, 'Zipcode').fill('30601');
    await page.getByRole('button', { name: 'Save customer' }).click();
    const dialog = page.getByRole('dialog', { name: /changed this customer/ });
    await expect(dialog.getByRole('row').filter({ hasText: 'City' })).toContainText(
      /Athens.*Rome|Rome.*Athens/,
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(field(page, 'City')).toHaveValue('Athens');
    await expect(field(page, 'Zipcode')).toHaveValue('30601');

    await page.getByRole('button', { name: 'Save customer' }).click();
    await told(page, 'Successfully edited the Partner', () =>
      dialog.getByRole('button', { name: 'Keep mine' }).click(),
    );
    const stored = await caller.get('/read/v1/entity/get', { companyId });
    expect(stored).toMatchObject({ city: 'Athens', zipcode: '30601', lastName: 'Roe' });
  });
});
