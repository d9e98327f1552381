import { readFile } from 'node:fs/promises';
import { addConverter, picture, rowOf, uniqueCode } from '@washcoat/testing/browser/converters';
import { chooseByKey, field, tabTo, told } from '@washcoat/testing/browser/people';
import { Caller, expect, fileChoice, openAs, test } from '@washcoat/testing/browser/product';

const ADMIN = 'admin@washcoat.test';
const SUPER_ADMIN = 'sa@washcoat.test';

test('[CONV-001] [CONV-010] [CONV-011] [CONV-013] [CONV-037] [CONV-038] [CONV-051] [CONV-066] [CONV-084] a converter with pictures is added by keyboard alone, and found', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const code = uniqueCode();
  const keys = page.keyboard;
  const type = async (label: string, text: string) => {
    await tabTo(page, field(page, label));
    await keys.type(text);
  };
  await openAs(page, SUPER_ADMIN, '/converters');
  await expect(page.getByRole('heading', { name: 'Converters', exact: true })).toBeVisible();
  await expect(page.getByText('Search for a converter')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Add Converter' }));
  await keys.press('Enter');
  const form = page.getByRole('form', { name: 'Add converter' });
  await test.step('what is missing is said', async () => {
    await tabTo(page, form.getByRole('button', { name: 'Add converter' }));
    await keys.press('Enter');
    await expect(page.getByText('2 fields need attention')).toBeVisible();
    await expect(field(page, 'OEM')).toBeFocused();
  });
  await test.step('the fields are filled in', async () => {
    await keys.type(code);
    await tabTo(page, page.getByRole('combobox', { name: 'Type' }));
    await chooseByKey(page, 'CERAMIC');
    await type('Manufacturer', 'Toyota');
    await type('Model', 'Camry');
    await type('Sub-weight', '1180');
    for (const [metal, ppm] of [
      ['Pt', '1250'],
      ['Pd', '2310'],
      ['Rh', '388'],
    ] as const)
      await type(metal, ppm);
    await tabTo(page, page.getByLabel('Notes', { exact: true }));
    await keys.type('Stamp beside the seam');
  });
  await test.step('two pictures are taken, the second is made the first', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Add pictures' }));
    const give = await fileChoice(page);
    await keys.press('Enter');
    await give([await picture('front.jpg', '#445566'), await picture('seam.jpg', '#aa8866')]);
    await expect(page.getByRole('img', { name: 'Picture 2' })).toBeVisible();
    const second = await page.getByRole('img', { name: 'Picture 2' }).getAttribute('src');
    await tabTo(page, page.getByRole('button', { name: 'Make picture 2 the first' }));
    await keys.press('Enter');
    await expect(page.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', second ?? '');
  });
  await test.step('the override price keeps digits only, and whole dollars', async () => {
    await type('Price', 'a2b15.6');
    await keys.press('Tab');
    await expect(field(page, 'Price')).toHaveValue('216');
    await tabTo(page, page.getByRole('switch', { name: 'Override Price' }));
    await keys.press('Space');
  });
  await tabTo(page, form.getByRole('button', { name: 'Add converter' }));
  await told(page, 'Successfully added Converter', () => keys.press('Enter'));
  await expect(page).toHaveURL(/\/converter\/[^/]+\/1$/);
  await test.step('its row leads to its page', async () => {
    await page.goto('/converters');
    await tabTo(page, page.getByRole('searchbox', { name: 'Search Converters' }));
    await keys.type(code);
    await expect(rowOf(page, code)).toContainText('$216');
    await tabTo(page, page.getByRole('rowheader', { name: code }));
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/converter\/[^/]+\/1$/);
    await expect(page.getByRole('button', { name: /^Show picture/ })).toHaveCount(2);
    for (const text of [code, 'Toyota', 'Stamp beside the seam', '$216.00'])
      await expect(page.getByText(text).first()).toBeVisible();
  });
});

test.describe('two people at one converter', () => {
  // The save that comes second is answered 409.
  test.use({ allowed: [/409/] });

  test('[CONV-044] [CONV-085] the second is told, sees both versions and keeps theirs; the history names both', async ({
    page,
    browser,
  }) => {
    const { productId } = await addConverter(await Caller.signIn(SUPER_ADMIN));
    const path = `/converter/${productId}/1?edit=1`;
    await openAs(page, ADMIN, path);
    await expect(field(page, 'Model')).toHaveValue('Camry');
    const first = await browser.newPage();
    await openAs(first, SUPER_ADMIN, path);
    await field(first, 'Model').fill('Corolla');
    await field(first, 'Serial no.').fill('S 77');
    await told(first, 'Successfully edited Conveter', () =>
      first.getByRole('button', { name: 'Save converter' }).click(),
    );
    await first.close();

    await field(page, 'Model').fill('Yaris');
    await page.getByRole('button', { name: 'Save converter' }).click();
    const dialog = page.getByRole('dialog', { name: /changed this converter/ });
    await expect(dialog.getByRole('row').filter({ hasText: 'Model' })).toContainText('YarisCorolla');
    await told(page, 'Successfully edited Conveter', () =>
      dialog.getByRole('button', { name: 'Keep mine' }).click(),
    );
    await page.getByRole('tab', { name: 'Changes' }).click();
    const changes = page.getByRole('tabpanel').getByRole('listitem');
    await expect(changes.first()).toContainText(/Model.*Corolla.*Yaris/);
    await expect(changes.nth(1)).toContainText(/Dana Whitlock.*Model.*Camry.*Corolla/);
    await expect(page.getByText('S 77').first()).toBeVisible();
  });
});

test('[CONV-014] [CONV-042] only a super admin downloads the catalogue and sets a price', async ({
  page,
  browser,
}) => {
  const { productId, oem } = await addConverter(await Caller.signIn(SUPER_ADMIN));
  await openAs(page, SUPER_ADMIN, '/converters');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  expect(file.split('\n')[0]).toContain('oem');
  expect(file).toContain(oem);

  const theirs = await browser.newPage();
  await openAs(theirs, ADMIN, '/converters');
  await expect(theirs.getByRole('button', { name: 'Add Converter' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Download', exact: true })).toHaveCount(0);
  await theirs.goto(`/converter/${productId}/1?edit=1`);
  await expect(field(theirs, 'OEM')).toHaveValue(oem);
  await expect(theirs.getByRole('switch', { name: 'Active' })).toBeVisible();
  await expect(field(theirs, 'Price')).toHaveCount(0);
  await expect(theirs.getByRole('switch', { name: 'Override Price' })).toHaveCount(0);
  await theirs.close();
});
