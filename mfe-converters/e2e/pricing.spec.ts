import { pricingDetail } from '@washcoat/contract-converters';
import { tabTo } from '@washcoat/testing/browser/people';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

const SUPER_ADMIN = 'sa@washcoat.test';

test('[PRIC-001] [PRIC-002] [PRIC-048] prices are tried by keyboard, seen in the catalogue, and discarded', async ({
  page,
}) => {
  const keys = page.keyboard;
  const caller = await openAs(page, SUPER_ADMIN, '/pricing');
  const hedge = page.getByRole('textbox', { name: 'Platinum hedge' });
  await expect(hedge).toHaveValue(/\d/);
  const readPrices = async () => pricingDetail.output.parse(await caller.get(pricingDetail.path));
  const inForce = await readPrices();
  await tabTo(page, hedge);
  await keys.press('ControlOrMeta+a');
  await keys.type(String(inForce.abcPrice.ptOz + 5));
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/previewPricing\?tab=global$/);
  await expect(page.getByText('Successfully updated the Preview Data')).toBeVisible();
  await test.step('what it does is said, and stands in the catalogue', async () => {
    await expect(page.getByText('nothing outside has changed')).toBeVisible();
    const catalogue = page.getByRole('grid', { name: 'Individual pricing' });
    await expect(catalogue.getByRole('columnheader', { name: 'Preview' })).toBeVisible();
    expect((await readPrices()).snapshotId).toBe(inForce.snapshotId);
  });
  await test.step('the draft is discarded', async () => {
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
    await expect(hedge).toHaveValue(String(inForce.abcPrice.ptOz));
    await expect(page.getByText('No listed price changes')).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /^[+−]/ })).toHaveCount(0);
  });
});
