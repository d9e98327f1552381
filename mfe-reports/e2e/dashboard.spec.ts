import { expect, openAs, test } from '@washcoat/testing/browser/product';

test('[REP-009] the morning card is there from the mark, and each line leads to the list behind it', async ({
  page,
}) => {
  await openAs(page, 'sa@washcoat.test', '/converters/identify');
  await page.getByRole('link', { name: 'Washcoat, overview' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening), / })).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
  for (const metal of ['Platinum', 'Palladium', 'Rhodium'])
    await expect(page.getByRole('link', { name: new RegExp(`^${metal} \\$`) })).toBeVisible();
  await waiting.getByRole('link', { name: /^Open invoices/ }).click();
  await expect(page).toHaveURL(/\/invoices\/settled\?/);
  await page.goBack();
  await page.getByRole('link', { name: /^Platinum \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Global Modifier Report' })).toBeVisible();
});

test('the unpaid of the morning card are those of the list of invoices', async ({ page }) => {
  await openAs(page, 'sa@washcoat.test', '/dashboard');
  const card = page.getByRole('region', { name: 'Unpaid invoices' });
  const ages = card.getByRole('listitem');
  await expect(ages.first()).toBeVisible();
  const asked = page.waitForResponse((response) => response.url().includes('/load/invoices/totals?'));
  // The oldest ones: other tests pay and complete what is new.
  const text = (await ages.last().textContent()) ?? '';
  await ages.last().getByRole('link').click();
  const { ages: listed } = (await (await asked).json()) as {
    ages: { age: string; invoices: number }[];
  };
  const age = new URL(page.url()).searchParams.get('age');
  const count = listed.find((of) => of.age === age)?.invoices;
  expect(text).toContain(`${count} invoice`);
});

test('the card is silenced for the day by the keyboard, and shown again', async ({ page }) => {
  await openAs(page, 'sa@washcoat.test', '/dashboard');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('button', { name: 'Quiet for today' }).press('Enter');
  await expect(waiting.getByText('What changes is shown again.')).toBeVisible();
  await waiting.getByRole('button', { name: /^Show \d+ silenced/ }).press('Enter');
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
});
