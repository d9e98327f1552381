import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, type Caller } from './product';

export const PASSWORD = 'A-good-password-1';

/** What others hear of within seconds: rights are asked for every 5 s, the rest is for a busy machine. */
export const WITHIN = { timeout: 15_000 };

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** A name that nothing else has; it stands behind the demonstration data in every list. */
export const unique = (word: string) => `Trial ${word} ${randomUUID().slice(0, 8)}`;

/** An address that nobody has. */
export const freshEmail = (word: string) => `${word}-${randomUUID()}@newco.test`;

export interface Made {
  companyId: string;
  companyName: string;
}

/** Adds a customer of the house that delivers to Atlanta. */
export async function addCustomer(caller: Caller, fields: object = {}): Promise<Made> {
  const companyName = unique('customer');
  const answer = await caller.send('POST', '/write/v1/entity/add', {
    companyName,
    companyType: 'CUSTOMER',
    address: '1 Yard Road',
    city: 'Atlanta',
    state: 'GA',
    zipcode: '30303',
    facility: 'Atlanta',
    firstName: 'Tess',
    lastName: 'Doe',
    email: freshEmail('office'),
    ...fields,
  });
  return { companyId: String(answer.companyId), companyName };
}

/** Adds a user with the role of that name, to the house unless `fields` names another `companyId`. */
export async function addHouseUser(caller: Caller, role: string, fields: object = {}) {
  const { list } = await caller.get('/read/v1/userRoles/getAll', { count: '1000', text: role });
  const found = (list as { roleId: string; name: string }[]).find(({ name }) => name === role);
  if (!found) throw new Error(`There is no role ${role}`);
  const email = freshEmail('user');
  const lastName = randomUUID().slice(0, 8);
  await caller.send('POST', '/write/v1/entityUser/add', {
    email,
    password: PASSWORD,
    firstName: 'Trial',
    lastName,
    phone: '4045550100',
    address: '1 Yard Road',
    city: 'Atlanta',
    state: 'GA',
    zipcode: '30303',
    roleId: found.roleId,
    ...fields,
  });
  return { email, name: `Trial ${lastName}` };
}

/** The field of that label, whether it must be filled in or not. */
export const field = (place: Page | Locator, label: string) =>
  place.getByLabel(new RegExp(`^${label}( ?\\*)?$`)).and(place.locator('input, button'));

/** Signs in through the form. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeEnabled();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens a list to choose from and takes one of it. */
export async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option }).click();
}

/** Presses Tab until `field` has the focus: whoever uses no mouse gets there too. */
export async function tabTo(page: Page, field: Locator, most = 150): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab did not reach ${String(field)}`);
}

/** Chooses from the list that has the focus by typing the start of a word. */
export async function chooseByKey(page: Page, option: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Does something that the page answers in passing: a toast goes after two seconds, so it is watched for from before. */
export async function told(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText(text).first();
  await Promise.all([toast.waitFor({ timeout: 20_000 }), act()]);
}

/** The field's message, which assistive technology reads with it. */
export async function expectProblem(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(text));
}
