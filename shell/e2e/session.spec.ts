import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import { mailedLink } from '@washcoat/testing/browser/dev-mail';
import { addHouseUser } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, productUrl, test } from '@washcoat/testing/browser/product';

const unauthorised = /401|400|Failed to load resource/;

test.describe('the session', () => {
  test('a narrow screen starts at the active carts', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByLabel('Email').fill('partner@bayshore.test');
    await page.getByLabel('Email').blur();
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/loads\/active-load/);
  });

  test.describe('refused', () => {
    test.use({ allowed: [unauthorised] });

    test('says Invalid Credentials for a wrong password', async ({ page }) => {
      await page.goto('/');
      await page.getByLabel('Email').fill('grader@washcoat.test');
      await page.getByLabel('Email').blur();
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Invalid Credentials').first()).toBeVisible();
    });

    test('[COM-001] returns to the sign-in by itself when the server no longer knows it', async ({
      page,
    }) => {
      const caller = await openAs(page, 'buyer@washcoat.test', '/entities/viewGroup');
      await expect(page.getByText('Alamance Auto Recyclers')).toBeVisible();
      await caller.send('POST', '/write/v1/user/logout', {});
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      await expect(page).toHaveURL(`${productUrl()}/`);
    });
  });

  test.describe('ended elsewhere', () => {
    // The other tab may ask for something between the end of the session and its own word of it.
    test.use({ allowed: [unauthorised] });

    test('[AUTH-004] ends in every tab with Logout', async ({ page, context }) => {
      await openAs(page, 'buyer@washcoat.test', '/entities/viewGroup');
      const other = await context.newPage();
      await other.goto('/entities/viewGroup');
      await expect(other.getByText('Alamance Auto Recyclers')).toBeVisible();
      await page.getByRole('link', { name: 'Logout' }).click();
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
    });
  });

  test('a forgotten password is set anew by the link of the mail', async ({ page }) => {
    const { email } = await addHouseUser(await Caller.signIn('sa@washcoat.test'), 'Grader');
    await page.goto('/login');
    await page.getByText('Forgot Password').click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Email' }).click();
    await expect(page.getByText('Email sent successfully').first()).toBeVisible();
    await page.goto(await mailedLink(email, /\/reset-password\/[\w.-]+/));
    await page.getByLabel('New password', { exact: true }).fill('Second-password-2');
    await page
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await Caller.signIn(email, 'Second-password-2');
  });

  test('a path without the right leads to the start page, an unknown one to the not-found page', async ({
    page,
  }) => {
    await openAs(page, 'subscriber@corner.test', '/settlement/open');
    await expect(page).toHaveURL(/\/converters\/identify/);
    await page.goto('/nowhere/at/all');
    await expect(page.getByText('This page is not here')).toBeVisible();
  });
});

test.describe('by keyboard', () => {
  for (const width of [1440, 390]) {
    test(`[AUTH-017] address, Tab, password, Enter sign in while the check is slow, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/write/v1/user/pre/login', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/');
      await expect(page.getByLabel('Email')).toBeFocused();
      await page.keyboard.type('buyer@washcoat.test');
      await page.keyboard.press('Tab');
      const password = page.getByLabel('Password', { exact: true });
      await expect(password).toBeFocused();
      await expect(password).toBeDisabled();
      await page.keyboard.type(DEMO_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(password).toHaveValue(DEMO_PASSWORD);
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      release();
      await expect(page).toHaveURL(width < 720 ? /\/loads\/active-load/ : /\/converters\/identify/);
    });
  }
});
