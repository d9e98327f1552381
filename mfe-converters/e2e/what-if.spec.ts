import { expect, openAs, test } from '@washcoat/testing/browser/product';

const dollars = /^-?−?\$[\d,]+\.\d\d$/;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`what carts, yard and purchases are worth moves with a metal, and comes back, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openAs(page, 'sa@washcoat.test', '/what-if');
    const figures = page.getByRole('region', { name: 'Figures of what it does' });
    const market = figures
      .getByRole('row', { name: /^Market/ })
      .getByRole('cell')
      .first();
    await expect(market).toHaveText(dollars);
    const beyond = await figures.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(beyond).toBe(0);
    const before = (await market.textContent()) ?? '';
    const platinum = page.getByRole('slider', { name: 'Platinum market' });
    await platinum.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    await expect(market).not.toHaveText(before);
    await expect(market).toHaveText(dollars);
    await page.getByRole('button', { name: 'As in force' }).click();
    await expect(market).toHaveText(before);
  });
