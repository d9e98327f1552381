import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import { browserLaunch } from '@washcoat/testing/browser-launch';
import { commandLine } from '../local/commands.mjs';
import { screens, sizes, themes, type ScreenShot } from './screen-list';

/**
 * npm run screens: pictures of every screen of a running product (WASHCOAT_URL, default http://127.0.0.1:4400) at three
 * widths, light and dark, into DATA_DIR/screens. Names as arguments choose some.
 */
async function main(): Promise<void> {
  const url = process.env.WASHCOAT_URL ?? 'http://127.0.0.1:4400';
  const folder = path.resolve(process.env.DATA_DIR ?? '.data', 'screens');
  const chosen = commandLine('screens').positionals;
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(browserLaunch);
  try {
    for (const screen of screens.filter(({ name }) => !chosen.length || chosen.includes(name))) {
      await takeAll(browser, url, screen, folder);
    }
  } finally {
    await browser.close();
  }
}

async function takeAll(browser: Browser, url: string, screen: ScreenShot, folder: string): Promise<void> {
  const session = screen.signIn ? await signIn(url, screen.signIn) : null;
  for (const theme of themes) {
    for (const size of sizes) {
      const page = await browser.newPage({ viewport: size, colorScheme: theme, baseURL: url });
      const problems = listen(page);
      if (session)
        await page.addInitScript((stored) => localStorage.setItem('washcoat.session', stored), session);
      await page.goto(screen.path);
      await page
        .getByText(screen.ready)
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => problems.push(`no "${screen.ready}"`));
      await page.waitForTimeout(400);
      const file = path.join(folder, `${screen.name}.${size.name}.${theme}.png`);
      await page.screenshot({ path: file });
      console.log([path.relative(process.cwd(), file), ...problems].join('  '));
      await page.close();
    }
  }
}

/** Console errors and failed requests of a page, which belong under its picture. */
function listen(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/write/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} can't sign in: ${await answer.text()}`);
  return answer.text();
}

await main();
