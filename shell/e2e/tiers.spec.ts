import { Caller, expect, openAs, productUrl, test } from '@washcoat/testing/browser/product';

test.describe('what a tier sees', () => {
  test('[AUTH-043] hierarchy 1: full filters, image search, cart add, makes, new customers, lookup credits, settings', async ({
    page,
  }) => {
    const house = await openAs(page, 'sa@washcoat.test', '/converters/identify/text=KT%200334');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    for (const name of ['Facility', 'Customer', 'Type', 'Make', 'Search by picture', 'Add KT 0334 to a cart'])
      await expect(button(name)).toBeVisible();
    await button('Makes').click();
    for (const name of ['Add make', 'Edit Audi']) await expect(button(name)).toBeVisible();

    await page.goto('/entities/viewGroup');
    await expect(button('Create Customer')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Config: more entries' }).click();
    for (const [name, path] of [
      ['Lookup', '/config/payment'],
      ['Settings config', '/settings-config'],
    ] as const)
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    const subscriber = await Caller.signIn('subscriber@corner.test');
    const { userId } = JSON.parse(subscriber.session) as { userId: string };
    const theirs = await house.get('/read/v1/credits/get', { userId });
    expect(theirs.count).toBe((await subscriber.get('/read/v1/credits/get')).count);
  });

  test('[AUTH-045] hierarchy 10: own cart and invoices, cart activation, roles to read, the fuller filters', async ({
    page,
  }) => {
    const partner = await openAs(page, 'owner@peachtree.test', '/config/roles');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'My Cart' })).toHaveAttribute('href', '/loads/my-cart');
    await expect(page.getByRole('button', { name: 'Add role' })).toHaveCount(0);
    await page.getByRole('link', { name: /^Franchise buyer/ }).click();
    await expect(page.getByRole('region', { name: 'Role', exact: true })).toContainText('Franchise buyer');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save role' })).toHaveCount(0);

    await page.goto('/config/cart-config');
    await expect(page.getByRole('switch', { name: /Peachtree/ })).toBeEnabled();
    await page.goto('/converters/identify');
    for (const filter of ['Facility', 'Customer', 'Type', 'Make'])
      await expect(page.getByRole('button', { name: filter, exact: true })).toBeVisible();
    const { isLimited } = await partner.get('/read/v1/product/getAll', { text: 'GM', count: '25' });
    expect(isLimited).toBe(false);
  });

  test('[AUTH-046] any other value: five results and no filters, like a limited user', async ({ page }) => {
    const grader = await openAs(page, 'grader@washcoat.test', '/converters/identify');
    await expect(page.getByRole('searchbox').first()).toBeVisible();
    for (const filter of ['Facility', 'Customer'])
      await expect(page.getByRole('button', { name: filter, exact: true })).toHaveCount(0);
    const answer = await grader.get('/read/v1/product/getAll', { text: 'GM', count: '25' });
    expect(answer.isLimited).toBe(true);
    expect(answer.list).toHaveLength(5);
    const refused = await fetch(`${productUrl()}/read/v1/userRoles/getAll`, {
      headers: { token: grader.token },
    });
    expect(refused.status).toBe(403);
  });
});
