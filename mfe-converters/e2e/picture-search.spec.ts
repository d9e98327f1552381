import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addConverter } from '@washcoat/testing/browser/converters';
import { type Caller, expect, openAs, productUrl, test } from '@washcoat/testing/browser/product';

const IDENTIFY = '/converters/identify';
const CODE = 'KT 0334';
const LABEL = 'Search by picture';
/** A photo is read in about a second; the first one also starts the reader. */
const READ = { timeout: 30_000 };

/** A photo of the converter with that code as the catalogue draws it: askew, too dark, as a JPG. */
async function photoOf(caller: Caller, oem: string): Promise<Buffer> {
  const { list } = await caller.get('/read/v1/product/getAll', { text: oem, count: '25' });
  const found = (list as { oem: string; profileUrl: string | null }[]).find((product) => product.oem === oem);
  if (!found?.profileUrl) throw new Error(`There is no picture of ${oem}`);
  const drawing = await fetch(`${productUrl()}${found.profileUrl}`);
  const shell = await sharp(Buffer.from(await drawing.arrayBuffer()), { density: 180 })
    .resize(900)
    .png()
    .toBuffer();
  const askew = await sharp(shell).rotate(3, { background: '#888' }).png().toBuffer();
  return sharp(askew).modulate({ brightness: 0.75 }).jpeg({ quality: 80 }).toBuffer();
}

// The recorder of traces fetches the photo from the page's memory, which the page itself may not.
test.use({ allowed: [/Connecting to 'blob:/] });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: LABEL });
const choose = (page: Page, buffer: Buffer, name = 'shell.jpg') =>
  dialogOf(page).getByLabel('Photo of the converter').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

test('[CONV-019] a photo of a shell finds the converter, and Back leads to what was found', async ({
  page,
}) => {
  const admin = await openAs(page, 'admin@washcoat.test', IDENTIFY);
  await page.getByRole('button', { name: LABEL }).click();
  await choose(page, await photoOf(admin, CODE));
  const read = dialogOf(page).getByRole('region', { name: 'What was read' });
  await expect(read).toContainText('%', READ);
  const found = dialogOf(page).getByRole('region', { name: 'Found by the code' });
  const first = found.getByRole('listitem').first();
  await expect(first).toContainText(CODE);
  await expect(first).toContainText(/Sure|Likely/);
  await expect(first).toContainText('$');
  await first.getByRole('link', { name: `Open ${CODE}` }).click();
  await expect(page).toHaveURL(/\/converter\//);
  await expect(page.getByRole('heading', { name: CODE }).first()).toBeVisible();
  await page.goBack();
  await expect(found).toContainText(CODE);
  await dialogOf(page).getByRole('button', { name: 'Search for what was read' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox').first()).toHaveValue(/\w/);
});

/** Grey fields that no other picture has: something that is known by its looks alone. */
async function fields(): Promise<Buffer> {
  const [width, height] = [6, 5];
  const raw = { width, height, channels: 1 as const };
  const greys = Buffer.from(Array.from({ length: width * height }, () => randomInt(256)));
  return sharp(greys, { raw }).resize(640, 480, { kernel: 'cubic', fit: 'fill' }).jpeg().toBuffer();
}

interface Found {
  oem: string;
  certainty: string;
}

/** What a photo is found to be, asked as a program would. */
async function search(caller: Caller, photo: Buffer): Promise<Found[]> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  const headers = { token: caller.token };
  const answer = await fetch(`${productUrl()}/write/v1/product/imageSearch`, {
    method: 'POST',
    headers,
    body: form,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).list;
}

test('a picture that was uploaded to a converter is found by a photo that looks alike', async ({ page }) => {
  const admin = await openAs(page, 'admin@washcoat.test', `${IDENTIFY}?picture=1`);
  const photo = await fields();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(photo)]), 'yard.jpg');
  const { ticket } = await (await fetch(`${productUrl()}/read/v1/image/ticket`)).json();
  const headers = { 'upload-ticket': ticket };
  const upload = await fetch(`${productUrl()}/write/v1/image/upload`, {
    method: 'POST',
    body: form,
    headers,
  });
  const { imageUrl } = await upload.json();
  const { oem } = await addConverter(admin, { urls: [imageUrl] });
  const darker = await sharp(photo)
    .resize(400)
    .modulate({ brightness: 0.8 })
    .jpeg({ quality: 70 })
    .toBuffer();
  await expect
    .poll(async () => (await search(admin, darker)).find((found) => found.oem === oem)?.certainty, {
      timeout: 30_000,
      intervals: [3000],
    })
    .toBe('guess');
  await choose(page, darker);
  const guess = dialogOf(page).getByRole('listitem').filter({ hasText: oem });
  await expect(guess).toContainText('Only looks alike', READ);
});

test.describe('what is no photo of a converter', () => {
  // Besides, the refusals of the server.
  test.use({ allowed: [/Connecting to 'blob:|status of 400/] });

  test('is refused in words: renamed programs, specks, too large ones', async ({ page }) => {
    await openAs(page, 'admin@washcoat.test', `${IDENTIFY}?picture=1`);
    await choose(page, Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)]), 'setup.jpg');
    await expect(dialogOf(page)).toContainText('This is no picture we can read. Choose a JPG, PNG or GIF.');
    const create = { width: 2, height: 2, channels: 3 as const, background: '#a34f26' };
    await choose(page, await sharp({ create }).jpeg().toBuffer());
    await expect(dialogOf(page)).toContainText('This picture is too small to show a converter.');
    await choose(page, Buffer.alloc(13 * 1024 * 1024, 1), 'large.jpg');
    await expect(dialogOf(page)).toContainText('large.jpg has 13 MB, the limit is 12 MB.');
  });
});
