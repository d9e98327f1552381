import type { Page } from '@playwright/test';
import { addCustomer, choose, expectProblem, field, told, unique } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const INVALID = 'Please enter the valid value';

/** Adds a facility of the house. */
async function addFacility(caller: Caller): Promise<string> {
  const name = unique('yard');
  await caller.send('POST', '/write/v1/facility/add', {
    name,
    address: '4 Rail Street',
    city: 'Dalton',
    state: 'GA',
    zipcode: '30720',
    firstName: 'Dee',
    lastName: 'Rector',
    email: 'yard@washcoat.test',
    isActive: true,
    isCartCreation: true,
  });
  return name;
}

/** Opens Create Cart for a customer and its list of locations. */
async function openLocations(page: Page, customer: string): Promise<void> {
  await page.goto(`/loads/create-load?text=${encodeURIComponent(customer)}`);
  await page.getByRole('button', { name: `Create Cart for ${customer}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /LOCATION/ })
    .click();
  await expect(page.getByRole('option', { name: 'Atlanta' })).toBeVisible();
}

/** By how much the text of the cells of a column is wider than what shows it, to a part of a pixel. */
const cutParts = (page: Page, columnId: string) =>
  page.evaluate(
    (id) =>
      [...document.querySelectorAll(`[role="gridcell"][col-id="${id}"] *`)].flatMap((part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        const over = text.getBoundingClientRect().width - part.getBoundingClientRect().width;
        return getComputedStyle(part).textOverflow === 'ellipsis' && over > 0.05 ? [over] : [];
      }),
    columnId,
  );

test('a long address stands whole beside columns with room, and the list is sorted by several columns', async ({
  page,
}) => {
  await openAs(page, 'sa@washcoat.test', '/config/facilities?sort=isActive.asc,name.desc');
  const rows = page.getByRole('grid', { name: 'Facilities' }).getByRole('rowheader');
  await expect(page.getByText(/3460 Peachtree Industrial Blvd/)).toBeVisible();
  await expect.poll(() => cutParts(page, 'address')).toEqual([]);
  await test.step('also where a part of a pixel is missing', async () => {
    for (let step = 1; step <= 12; step += 1) {
      await page.evaluate((px) => (document.body.style.letterSpacing = `${px}px`), step * 0.003);
      await page.setViewportSize({ width: 1440 + step, height: 900 });
      await expect.poll(() => cutParts(page, 'address')).toEqual([]);
    }
  });
  await expect(page.getByRole('columnheader', { name: /Status/ })).toHaveAttribute('aria-sort', 'ascending');
  const names = async () => (await rows.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
  const shown = await names();
  expect(shown.indexOf('Tampa')).toBeLessThan(shown.indexOf('Atlanta'));
  expect(shown.indexOf('Macon')).toBeLessThan(shown.indexOf('Tampa'));
});

test('[FAC-001] [FAC-003] [FAC-004] [FAC-005] [FAC-006] [FAC-007] [FAC-008] [FAC-009] [FAC-011] [FAC-018] [FAC-019] [FAC-020] [FAC-028] [COM-008] [COM-037] a facility is added, switched, edited and deleted', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const name = unique('yard');
  await openAs(page, 'sa@washcoat.test', '/config/facilities');
  const headers = page.getByRole('columnheader');
  for (const title of ['Facility Name', 'Director Last Name', 'Address', 'Phone', 'Status'])
    await expect(headers.filter({ hasText: title })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Is Franchise' })).toBeVisible();
  await page.getByRole('button', { name: 'Add facility' }).click();
  const save = page.getByRole('form').getByRole('button', { name: 'Add facility' });
  await test.step('missing fields are marked, and the phone is not one of them', async () => {
    await save.click();
    const required = ['Facility Name', 'Address', 'City', 'Zipcode', 'First Name', 'Last Name', 'Email'];
    for (const label of required) await expectProblem(field(page, label), INVALID);
    await expectProblem(page.getByRole('combobox', { name: 'State' }), 'Please select valid state');
    await expect(field(page, 'Phone')).toHaveAccessibleDescription('');
  });
  await test.step('add', async () => {
    const texts: [string, string][] = [
      ['Facility Name', name],
      ['Address', '4 Rail Street'],
      ['City', 'Dalton'],
      ['Zipcode', '30720'],
      ['First Name', 'Dee'],
      ['Last Name', 'Rector'],
      ['Email', 'yard@washcoat.test'],
    ];
    for (const [label, text] of texts) await field(page, label).fill(text);
    await choose(page, page.getByRole('combobox', { name: 'State' }), 'Georgia');
    await told(page, 'Successfully added the Facility', () => save.click());
  });
  await test.step('switch', async () => {
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('row')).toHaveCount(2);
    const active = page.getByRole('switch', { name: `${name} is active` });
    const before = await active.isChecked();
    await active.click();
    await expect(active).toBeChecked({ checked: !before });
    await page.reload();
    await expect(active).toBeChecked({ checked: !before });
  });
  await test.step('edit', async () => {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await field(page, 'Last Name').fill('Newman');
    await told(page, 'Successfully edited the Facility', () =>
      page.getByRole('button', { name: 'Save facility' }).click(),
    );
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Newman');
  });
  await test.step('delete', async () => {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Are you sure you want to delete the facility ${name} ?`);
    await question.getByRole('button', { name: 'Delete facility' }).click();
    await expect(page.getByText('No facilities available')).toBeVisible();
  });
});

test('[FAC-002] [FAC-012] [FAC-013] [FAC-014] without cart creation a facility is no location of a new cart', async ({
  page,
}) => {
  const sa = await Caller.signIn('sa@washcoat.test');
  const [name, { companyName }] = [await addFacility(sa), await addCustomer(sa)];
  await openAs(page, 'sa@washcoat.test', '/');
  await openLocations(page, companyName);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.goto(`/config/cart-config?text=${encodeURIComponent(name)}`);
  for (const title of ['Facility Name', 'Enable Cart Creation'])
    await expect(page.getByRole('columnheader').filter({ hasText: title })).toBeVisible();
  const toggle = page.getByRole('switch', { name: `Enable Cart Creation at ${name}` });
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await openLocations(page, companyName);
  await expect(page.getByRole('option', { name })).toHaveCount(0);
});
