import { priceModifierHistory } from '@washcoat/contract-converters';
import { tabTo, told, unique } from '@washcoat/testing/browser/people';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

const PATH = '/price-modifiers';

test('[PRIC-003] [PRIC-009] [PRIC-016] [PRIC-017] [PRIC-022] a price modifier is added, changed by percent, drawn and deleted', async ({
  page,
}) => {
  const name = unique('Foil');
  const caller = await openAs(page, 'sa@washcoat.test', PATH);
  await expect(page.getByRole('gridcell', { name: 'Domestic wire' })).toBeVisible();
  await test.step('added by keyboard', async () => {
    await tabTo(page, page.getByRole('button', { name: /^Add price modifier/ }));
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Value' }).fill('40');
    await told(page, 'Successfully added Price Modifier', () =>
      page.getByRole('textbox', { name: 'Value' }).press('Enter'),
    );
  });
  await test.step('changed by a percentage', async () => {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await page.getByRole('textbox', { name: '+/- percentage' }).fill('2.5');
    await expect(page.getByRole('textbox', { name: 'Value' })).toHaveValue('41');
    await told(page, 'Successfully edited Price Modifier', () =>
      page.getByRole('button', { name: 'Save price modifier' }).click(),
    );
    await expect(page.getByRole('gridcell', { name: '$41.00' })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: '$40.00' })).toBeVisible();
  });
  await test.step('drawn', async () => {
    await expect(page.getByRole('heading', { name: `${name} over time` })).toBeVisible();
    await expect(page.locator('canvas, svg[width]').first()).toBeVisible();
    const { list } = priceModifierHistory.output.parse(
      await caller.get(priceModifierHistory.path, { modifierType: '1' }),
    );
    expect(list.slice(0, 2).map(({ value }) => value)).toEqual([41, 40]);
  });
  await test.step('deleted', async () => {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await told(page, 'Deleted Successfully', () =>
      page.getByRole('button', { name: 'Delete price modifier' }).click(),
    );
    await expect(page.getByRole('gridcell', { name })).toHaveCount(0);
  });
});
