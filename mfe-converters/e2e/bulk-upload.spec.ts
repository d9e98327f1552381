import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import iconv from 'iconv-lite';
import { seriousFaults } from '@washcoat/testing/browser/accessibility';
import { addConverter, rowOf, uniqueCode } from '@washcoat/testing/browser/converters';
import { field, tabTo, told, unique } from '@washcoat/testing/browser/people';
import { Caller, expect, fileChoice, openAs, test } from '@washcoat/testing/browser/product';
import { csvFile, csvOf, xlsxFile, type UploadFile } from '@washcoat/testing/browser/upload-files';

const UPLOADS = '/config/bulk-upload';
const SUPER_ADMIN = 'sa@washcoat.test';
const SENT = 'Successfully Uploaded File';
/** Reading a file and landing its rows goes on behind the page. */
const WORKED = { timeout: 30_000 };

const sendButton = (page: Page) => page.getByRole('button', { name: 'Bulk Upload', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Bulk Upload' });

async function choose(page: Page, file: UploadFile, title: string): Promise<void> {
  await sendButton(page).click();
  const dialog = dialogOf(page);
  const give = await fileChoice(page);
  await dialog.getByRole('button', { name: 'Choose file' }).click();
  await give(file);
  await expect(dialog.getByText(file.name)).toBeVisible();
  await expect(field(dialog, 'Title')).toHaveValue(file.name);
  await field(dialog, 'Title').fill(title);
}

/** Sends a file through the dialog and opens what became of it. */
async function upload(page: Page, file: UploadFile): Promise<void> {
  const title = unique('file');
  await page.goto(UPLOADS);
  await choose(page, file, title);
  await told(page, SENT, () => dialogOf(page).getByRole('button', { name: 'Upload file' }).click());
  await page.getByRole('row').filter({ hasText: title }).click();
  await expect(page.getByText(file.name, { exact: true })).toBeVisible();
}

/** The pill that says where an upload stands. */
const status = (page: Page, word: string) =>
  page.getByText(word, { exact: true }).filter({ visible: true }).first();

async function apply(page: Page, changes: string): Promise<void> {
  await told(page, 'The upload is being applied.', () =>
    page.getByRole('button', { name: `Apply ${changes}` }).click(),
  );
  await expect(status(page, 'Completed')).toBeVisible(WORKED);
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo upload' }).click();
  await told(page, 'The upload is being undone.', () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Undo upload' }).click(),
  );
  await expect(status(page, 'Undone')).toBeVisible(WORKED);
}

async function seen(page: Page, code: string, isThere: boolean): Promise<void> {
  await page.goto(`/converters?text=${encodeURIComponent(code)}`);
  if (isThere) await expect(rowOf(page, code)).toBeVisible();
  else await expect(page.getByText('No converters found')).toBeVisible();
}

test('[BULK-001] [BULK-003] [BULK-004] [BULK-005] [BULK-006] [BULK-007] [BULK-009] [BULK-010] [BULK-013] [BULK-018] a csv with bad rows: they come back, are corrected and land; the upload is undone', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const { productId, oem } = await addConverter(await Caller.signIn(SUPER_ADMIN));
  const fresh = uniqueCode('NEW');
  const late = uniqueCode('LATE');
  const title = unique('file');
  const content = csvOf([
    { productId, oem, type: 'CERAMIC', model: 'Corolla', ptAssay: 1111 },
    { productId: '', oem: fresh, type: 'DIESEL', model: 'Hilux', ptAssay: 900 },
    { productId: '', oem: late, type: 'STEEL', model: 'Hilux', ptAssay: 'lots' },
  ]);
  await openAs(page, SUPER_ADMIN, UPLOADS);
  await test.step('the list has its columns, and the file is sent by keyboard', async () => {
    for (const name of ['Title', 'Status', 'Time'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await tabTo(page, sendButton(page));
    await page.keyboard.press('Enter');
    await tabTo(page, dialogOf(page).getByRole('button', { name: 'Choose file' }));
    const give = await fileChoice(page);
    await page.keyboard.press('Enter');
    await give(csvFile('november.csv', content));
    await tabTo(page, field(dialogOf(page), 'Title'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(title);
    await told(page, SENT, () => page.keyboard.press('Enter'));
    await page.getByRole('searchbox', { name: 'Search file' }).fill(title);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText('To be applied', WORKED);
  });
  await test.step('it says what it would do before anything changes', async () => {
    await page.getByRole('row').filter({ hasText: title }).click();
    const values = page.getByRole('row').filter({ hasText: oem });
    await expect(values.filter({ hasText: 'Model' })).toContainText(/Camry.*Corolla/);
    await expect(values.filter({ hasText: 'Pt, ppm' })).toContainText(/1,?000.*1,?111/);
    await page.getByRole('tab', { name: /^New converters/ }).click();
    await expect(rowOf(page, fresh)).toContainText('Hilux');
    await page.getByRole('tab', { name: /^Bad rows/ }).click();
    await expect(rowOf(page, late)).toContainText(/STEEL|type/i);
    await expect(page.getByText('1 bad row left out')).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
  });
  const badRows = await test.step('the bad rows come as a file', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download bad rows' }).click();
    const file = await readFile(await (await waiting).path(), 'utf8');
    expect(file).toContain(late);
    expect(file).not.toContain(fresh);
    return file;
  });
  const address = page.url();
  await test.step('the good rows land', async () => {
    await apply(page, '2 changes');
    await seen(page, fresh, true);
    await seen(page, late, false);
  });
  await test.step('the corrected rows land too', async () => {
    const corrected = badRows.replaceAll('STEEL', 'DIESEL').replaceAll('lots', '800');
    await upload(page, csvFile('corrected.csv', corrected));
    await apply(page, '1 change');
    await seen(page, late, true);
  });
  await test.step('the first upload is taken back whole', async () => {
    await page.goto(address);
    await undo(page);
    await seen(page, fresh, false);
    await seen(page, late, true);
    await page.goto(`/converters?text=${encodeURIComponent(oem)}`);
    await expect(rowOf(page, oem)).toContainText('Camry');
  });
});

test('a workbook lands; the same file a second time changes nothing and says so', async ({ page }) => {
  test.setTimeout(90_000);
  const code = uniqueCode('BOOK');
  const file = await xlsxFile('converters.xlsx', [
    { oem: `${code} 1`, type: 'CERAMIC', ptAssay: 1250.5 },
    { oem: `${code} 2`, type: 'after mkt', ptAssay: 100 },
  ]);
  await openAs(page, SUPER_ADMIN, UPLOADS);
  await upload(page, file);
  await apply(page, '2 changes');
  await seen(page, `${code} 2`, true);
  await upload(page, file);
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('This file was uploaded already on');
});

test('files in UTF-16 and in Latin-1 are read as they were written', async ({ page }) => {
  test.setTimeout(90_000);
  await openAs(page, SUPER_ADMIN, UPLOADS);
  for (const encoding of ['utf-16le', 'latin1']) {
    const code = uniqueCode('CODE');
    const content = csvOf([{ oem: code, type: 'CERAMIC', manufacturer: 'Citroën' }]);
    await upload(page, csvFile(`${encoding}.csv`, iconv.encode(content, encoding, { addBOM: true })));
    await expect(rowOf(page, code)).toContainText('Citroën', WORKED);
    await page.getByRole('button', { name: 'Drop upload' }).click();
    await expect(status(page, 'Dropped')).toBeVisible();
  }
});

test('a file of 300 columns is read, and says which of them it did not read', async ({ page }) => {
  const others = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`shelf ${index}`, 'x']));
  const code = uniqueCode('WIDE');
  await openAs(page, SUPER_ADMIN, UPLOADS);
  await upload(page, csvFile('wide.csv', csvOf([{ ...others, oem: code, type: 'CERAMIC' }])));
  await expect(rowOf(page, code)).toBeVisible(WORKED);
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText(
    /These columns are not read: shelf 0, shelf 1, .* and 290 more\./,
  );
});

test('a file with other titles has its columns matched, and the next one is read like it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [part, kind] = [unique('Part'), unique('Kind')];
  const file = (code: string) => csvFile(`${code}.csv`, csvOf([{ [part]: code, [kind]: 'CERAMIC' }]));
  await openAs(page, SUPER_ADMIN, UPLOADS);
  await upload(page, file(uniqueCode('MAP')));
  await expect(page.getByText(/it lacks oem and type/)).toBeVisible(WORKED);
  await page.getByRole('button', { name: 'Match columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Match columns' });
  for (const [title, name] of [
    [part, 'OEM'],
    [kind, 'Type'],
  ] as const) {
    await dialog.getByRole('combobox', { name: title }).click();
    await page.getByRole('option', { name, exact: true }).click();
  }
  await told(page, 'The file is being read again.', () =>
    dialog.getByRole('button', { name: 'Read the file again' }).click(),
  );
  await expect(page.getByRole('button', { name: 'Apply 1 change' })).toBeVisible(WORKED);
  const next = uniqueCode('MAP');
  await upload(page, file(next));
  await expect(rowOf(page, next)).toBeVisible(WORKED);
});

test.describe('a file that can not be read', () => {
  // The service refuses it with 400.
  test.use({ allowed: [/400/] });

  test('is refused in a sentence, and stays to be looked at', async ({ page }) => {
    test.setTimeout(120_000);
    await openAs(page, SUPER_ADMIN, UPLOADS);
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)]);
    const refused: [UploadFile, string][] = [
      [csvFile('program.csv', program), 'neither a csv nor an xlsx'],
      [
        await xlsxFile('bomb.xlsx', [{ oem: 'x'.repeat(32 * 1024 * 1024), type: 'CERAMIC' }]),
        'This workbook would grow beyond all measure.',
      ],
    ];
    for (const [file, sentence] of refused) {
      await choose(page, file, file.name);
      await dialogOf(page).getByRole('button', { name: 'Upload file' }).click();
      const sending = page.getByRole('listitem').filter({ hasText: file.name });
      await expect(sending).toContainText(sentence, WORKED);
      await sending.getByRole('button', { name: 'Remove' }).click();
      await expect(sending).toHaveCount(0);
    }
    await sendButton(page).click();
    await dialogOf(page).getByRole('button', { name: 'Upload file' }).click();
    await expect(dialogOf(page)).toContainText('Choose a csv or xlsx file.');
  });
});

test('[BULK-011] [BULK-019] customers come as a file behind a link, and uploads are asked for ten at a time', async ({
  page,
}) => {
  const asked = page.waitForRequest((request) => request.url().includes('/read/v1/product/bulkUploads'));
  await openAs(page, SUPER_ADMIN, UPLOADS);
  expect(new URL((await asked).url()).searchParams.get('count')).toBe('10');
  await page.goto('/config/download-customers');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const content = await readFile(await (await arriving).path(), 'utf8');
  expect(content).toContain('Alamance Auto');
});
