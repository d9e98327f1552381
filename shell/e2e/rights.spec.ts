import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const PASSWORD = 'A-good-password-1';
const START = '/converters/identify';
/** Rights are asked for every 5 s; the rest is for a busy machine. */
const WITHIN = { timeout: 12_000 };

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const pricing = (page: Page) => mainMenu(page).getByRole('link', { name: 'Pricing', exact: true });

interface Permission {
  permissionId: string;
  permissionName: string;
}

/** A user of the house with a role of their own, which nobody else has. */
async function newUser() {
  const sa = await Caller.signIn('sa@washcoat.test');
  const form = await sa.get('/read/v1/userRoles/get');
  const idOf = (name: string) => {
    const found = (form.permissions as Permission[]).find(({ permissionName }) => permissionName === name);
    if (!found) throw new Error(`There is no permission ${name}`);
    return { permissionId: found.permissionId };
  };
  const name = `Trial ${randomUUID().slice(0, 8)}`;
  const roleWith = (...flags: string[]) => ({ name, type: 1, permissions: flags.map(idOf) });
  const { roleId } = await sa.send('POST', '/write/v1/userRoles/add', roleWith('canBuildCart'));
  const email = `trial-${randomUUID()}@washcoat.test`;
  await sa.send('POST', '/write/v1/entityUser/add', {
    email,
    password: PASSWORD,
    firstName: 'Trial',
    lastName: 'User',
    phone: '4045550100',
    address: '1 Yard Road',
    city: 'Atlanta',
    state: 'GA',
    zipcode: '30303',
    roleId,
  });
  const grant = (...flags: string[]) =>
    sa.send('PUT', '/write/v1/userRoles/edit', { ...roleWith(...flags), roleId });
  return { email, grant };
}

test.describe('an open page', () => {
  // What it asks for may be refused in the moment in which a right or the session ends.
  test.use({ allowed: [/40[13]|Failed to load resource/] });

  test('follows a role that changes, without signing in again', async ({ page }) => {
    const { email, grant } = await newUser();
    await openAs(page, email, START, PASSWORD);
    await expect(mainMenu(page).getByRole('link', { name: 'Carts' })).toBeVisible();
    await expect(pricing(page)).toHaveCount(0);
    await grant('canBuildCart', 'canEditPricing');
    await expect(pricing(page)).toBeVisible(WITHIN);
    await pricing(page).click();
    await expect(page).toHaveURL(/\/pricing/);
    await grant('canBuildCart');
    await expect(page).toHaveURL(new RegExp(START), WITHIN);
    await expect(pricing(page)).toHaveCount(0);
  });

  test('ends in every browser when the password is changed or the user is switched off', async ({
    page,
    browser,
  }) => {
    const { email } = await newUser();
    const own = await openAs(page, email, START, PASSWORD);
    const elsewhere = await browser.newPage();
    const other = await openAs(elsewhere, email, START, PASSWORD);
    await expect(mainMenu(elsewhere).getByRole('link', { name: 'Carts' })).toBeVisible();
    await own.send('POST', '/write/v1/user/changePassword', {
      currentPassword: PASSWORD,
      newPassword: 'Another-password-2',
      confirmPassword: 'Another-password-2',
    });
    await expect(elsewhere.getByText('Your session has ended. Sign in again to go on.')).toBeVisible(WITHIN);
    await expect(mainMenu(page).getByRole('link', { name: 'Carts' })).toBeVisible();
    await elsewhere.close();
    await expect(other.get('/read/v1/user/me')).rejects.toThrow('401');

    const sa = await Caller.signIn('sa@washcoat.test');
    const { userId } = JSON.parse(own.session);
    await sa.send('PUT', '/write/v1/entityUser/edit', { userId, isActive: false });
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible(WITHIN);
  });
});

test('[NAV-049] /config leads to the first entry of the user', async ({ page, browser }) => {
  await openAs(page, 'sa@washcoat.test', '/config');
  await expect(page).toHaveURL(/\/config\/bulk-upload/);
  const partner = await browser.newPage();
  await openAs(partner, 'owner@peachtree.test', '/config');
  await expect(partner).toHaveURL(/\/config\/cart-config/);
  await partner.close();
});
