import { seriousFaults } from '@washcoat/testing/browser/accessibility';
import { addConverter, uniqueCode } from '@washcoat/testing/browser/converters';
import { expect, Caller, openAs, test } from '@washcoat/testing/browser/product';

test('converters are chosen by keyboard and stand side by side; the address shows the same to others', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const caller = await Caller.signIn('sa@washcoat.test');
  const word = uniqueCode('SIDE');
  const models = ['Camry', 'Corolla', 'Yaris', 'Supra', 'Celica'];
  for (const [index, model] of models.entries())
    await addConverter(caller, { oem: `${word} ${index}`, model, rhAssay: 300 + index });
  await openAs(page, 'buyer@washcoat.test', `/converters/identify/text=${encodeURIComponent(word)}`);
  const choose = async (index: number) => {
    await page.getByRole('checkbox', { name: `${word} ${index}` }).focus();
    await page.keyboard.press('Space');
  };
  const compare = page.getByRole('button', { name: 'Compare converters' });
  const dialog = page.getByRole('dialog');
  await test.step('one, and more than four, are not compared', async () => {
    await choose(0);
    await expect(compare).toBeDisabled();
    for (const index of [1, 2, 3, 4]) await choose(index);
    await expect(page.getByText('5 converters selected')).toBeVisible();
    await expect(compare).toBeDisabled();
    for (const index of [3, 4]) await choose(index);
  });
  await test.step('three are, and what differs says so', async () => {
    await compare.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Compare 3 converters');
    await expect(dialog.getByRole('row').filter({ hasText: 'Model' })).toContainText(
      /Differs.*Camry.*Corolla.*Yaris/,
    );
    await expect(dialog.getByRole('row').filter({ hasText: 'Make' })).not.toContainText('Differs');
    await expect(dialog.getByRole('row').filter({ hasText: 'Rhodium' })).toContainText(/300.*301.*302/);
    expect(await seriousFaults(page)).toEqual([]);
  });
  await test.step('on a phone the column that stays does not stand over the buttons at the foot', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const foot = dialog.getByRole('button', { name: 'Copy link' }).locator('..');
    await expect(foot).toHaveCSS('position', 'sticky');
    const above = await foot.evaluate((bar) => {
      const { left, top, width, height } = bar.getBoundingClientRect();
      const points = [0.05, 0.2, 0.5, 0.95].map((part) => [left + width * part, top + height / 2] as const);
      return points.filter(([x, y]) => !bar.contains(document.elementFromPoint(x, y))).length;
    });
    expect(above).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('one is left out', async () => {
    await dialog.getByRole('button', { name: `Leave ${word} 2 out` }).click();
    await expect(dialog).toContainText('Compare 2 converters');
    await expect(dialog.getByRole('button', { name: /^Leave/ })).toHaveCount(0);
  });
  await test.step('a partner with the address sees those two, without assays', async () => {
    const theirs = await browser.newPage();
    await openAs(theirs, 'partner@gulfcoast.test', page.url());
    await expect(theirs.getByRole('dialog')).toContainText('Compare 2 converters');
    await expect(theirs.getByRole('row').filter({ hasText: 'Model' })).toContainText(/Camry.*Corolla/);
    await expect(theirs.getByText('Rhodium')).toHaveCount(0);
    await theirs.close();
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/compare/);
});
