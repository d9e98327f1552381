import type { Page } from '@playwright/test';
import { field, unique } from '@washcoat/testing/browser/people';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

const offer = (page: Page) => page.getByText(/^You have an unsaved account from /);
const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('.draft.')));

for (const width of [1440, 390]) {
  test(`a reload in the middle of a new account keeps what was typed until the user signs out, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const name = unique('draft');
    page.on('dialog', (dialog) => void dialog.accept());
    await openAs(page, 'admin@washcoat.test', '/entities/create');
    await field(page, 'Company name').fill(name);
    await field(page, 'Address 1').fill('12 Yard Road');
    await field(page, 'New password').fill('Never-kept-1');
    await page.reload();
    await expect(offer(page)).toBeVisible();
    expect(JSON.stringify(await drafts(page))).not.toContain('Never-kept-1');
    await page.getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(field(page, 'Company name')).toHaveValue(name);
    await expect(field(page, 'Address 1')).toHaveValue('12 Yard Road');
    await expect(field(page, 'New password')).toHaveValue('');
    await expect(offer(page)).toHaveCount(0);
    await page.goto('/logout');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(await drafts(page)).toEqual([]);
  });
}
