import { addConverter, rowOf, uniqueCode } from '@washcoat/testing/browser/converters';
import { choose, field, tabTo } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const VEHICLE = '/converters/vehicle';
const rows = 'Converters';

test('[VEH-001] [VEH-002] [VEH-003] [CONV-031] a VIN typed by keyboard, with letters that no VIN has, finds converters', async ({
  page,
}) => {
  await openAs(page, 'buyer@washcoat.test', VEHICLE);
  await expect(page.getByRole('heading', { name: 'Vehicle Search' })).toBeVisible();
  const vin = field(page, 'VIN');
  await tabTo(page, vin);
  await page.keyboard.type('iI1hoOgQqcm82633a004352');
  await expect(vin).toHaveValue(/^1hgcm82633a004352$/i);
  await expect(page.getByText('2003 Honda Accord')).toBeVisible();
  await expect(page.getByText('Check digit is right')).toBeVisible();
  await expect(page.getByRole('table', { name: rows }).getByText('Honda').first()).toBeVisible();
  await expect(page).toHaveURL(/vin=1HGCM82633A004352/i);
});

test('[VEH-002] the years of a vehicle count with both ends, and Back leads to the same search', async ({
  page,
}) => {
  const make = uniqueCode('MAKE');
  const vehicle = { make, model: 'Civic', yearFrom: 1988, yearTo: 1991 };
  const caller = await Caller.signIn('sa@washcoat.test');
  const { oem } = await addConverter(caller, { manufacturer: make, model: 'Civic', vehicles: [vehicle] });
  await openAs(page, 'buyer@washcoat.test', `${VEHICLE}?make=${encodeURIComponent(make)}`);
  await expect(rowOf(page, oem)).toBeVisible();
  const year = field(page, 'Year');
  for (const [typed, isFound] of [
    ['1987', false],
    ['1988', true],
    ['1991', true],
    ['1992', false],
  ] as const) {
    await year.fill(typed);
    await expect(rowOf(page, oem)).toHaveCount(isFound ? 1 : 0);
    if (!isFound) await expect(page.getByText('No converters found')).toBeVisible();
  }
  await year.fill('1990');
  await choose(page, page.getByRole('combobox', { name: 'Model' }), 'Civic');
  await expect(page).toHaveURL(/model=Civic/);
  await rowOf(page, oem).click();
  await expect(page).toHaveURL(/\/converter\/[^/]+\/2\//);
  await page.goBack();
  await expect(rowOf(page, oem)).toBeVisible();
  await expect(year).toHaveValue('1990');
});
