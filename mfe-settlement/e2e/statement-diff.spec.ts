import { choose, field, unique } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';
import { csvFile, csvOf, xlsxFile } from '@washcoat/testing/browser/upload-files';
import type { Page } from '@playwright/test';
import { addSettlement } from './settlements';

/** Titles that nobody can guess. */
const strange = (lot: string, pounds: number, pt: number) => ({
  ...{ Partie: lot, Trocken: pounds, Platin: pt, Zweites: 1980, Drittes: 312 },
});
const lots = [
  { lotNo: 'L-1', netDry: 1520.5, ptPpm: 1105, pdPpm: 1980, rhPpm: 312 },
  { lotNo: 'L-1', netDry: 880.25, ptPpm: 1000, pdPpm: 1980, rhPpm: 312 },
];

/** Gives the page the file of a refiner. */
async function drop(
  page: Page,
  refiner: string,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
) {
  await page.getByRole('button', { name: 'Drop statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Drop the refiner’s statement' });
  await dialog.getByRole('textbox', { name: 'Refiner' }).fill(refiner);
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog).toHaveCount(0);
}

test('the columns of a refiner are matched once, for its csv and its xlsx, and lots are disputed and settled by the umpire', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const caller = await Caller.signIn('sa@washcoat.test');
  const { settlementId, companyName } = await addSettlement(caller, { lotTableData: lots });
  const refiner = unique('refiner');
  const rows = [strange('L1', 1520.5, 1083), strange('L1', 880.25, 1000), strange('L7', 10, 100)];
  const table = page.getByRole('table', { name: 'Lots of both statements' });
  const lot = (n: number) => table.getByRole('row').nth(n);
  const diff = `/settlement/diff/${settlementId}`;
  await openAs(page, 'buyer@washcoat.test', diff);
  await test.step('a csv whose columns nobody knows asks what they mean', async () => {
    await drop(page, refiner, csvFile('july.csv', csvOf(rows)));
    await expect(page.getByText('Say which columns hold the lot and its net dry weight.')).toBeVisible();
  });
  await test.step('which is said once', async () => {
    await page.getByRole('button', { name: 'Columns and clause' }).click();
    const dialog = page.getByRole('dialog', { name: `Columns and clause of ${refiner}` });
    const said = {
      Lot: 'Partie',
      'Net dry weight': 'Trocken',
      'Pt assay': 'Platin',
      'Pd assay': 'Zweites',
      'Rh assay': 'Drittes',
    };
    for (const [label, title] of Object.entries(said)) await choose(page, field(dialog, label), title);
    await choose(page, field(dialog, 'Beyond it'), 'The umpire decides');
    await dialog.getByRole('textbox', { name: 'Splitting limit, %' }).fill('1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('lots of one number are compared one by one', async () => {
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(lot(1)).toContainText('Differs');
    await expect(lot(1)).toContainText('awaits the umpire');
    await expect(lot(2)).toContainText('Same');
    await expect(lot(3)).toContainText('Only theirs');
  });
  await test.step('a dispute wants a reason, and the umpire decides', async () => {
    await lot(1).getByRole('button', { name: 'Dispute L-1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lot L-1' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please say why')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Our sample says 1,105');
    await dialog.getByRole('textbox', { name: 'Umpire, Pt ppm' }).fill('1098');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(lot(1)).toContainText('Our sample says 1,105');
    await expect(lot(1)).toContainText('settled 1,098');
    await expect(lot(2)).not.toContainText('Our sample');
  });
  await test.step('its next file, an xlsx for another settlement of the customer, is matched already', async () => {
    const { list } = await caller.get('/read/v1/settlement/companies', { text: companyName });
    const [{ companyId = '' } = {}] = list as { companyId?: string }[];
    const next = await addSettlement(caller, { companyId, lotTableData: lots });
    await page.goto(diff.replace(settlementId, next.settlementId));
    await drop(page, refiner, await xlsxFile('august.xlsx', rows.slice(0, 2)));
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(page.getByText('What its columns mean is guessed.')).toHaveCount(0);
  });
});
