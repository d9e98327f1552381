import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '@washcoat/testing/browser-launch';

const reports = process.env.WASHCOAT_REPORTS ?? path.join('.data', 'reports');

/**
 * Browser tests run against the whole product on its embedded defaults, in a real Chromium. They lie in `e2e` of the
 * remote whose screens they try, in the shell's, or, where they walk through several, in `infra/e2e`.
 */
export default defineConfig({
  testMatch: ['{shell,mfe-*,infra}/e2e/*.spec.ts'],
  outputDir: '.data/test-results',
  globalSetup: './infra/e2e/start-product.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // Once more on a shared machine, where it is said by name which tests needed it (decision 136); nowhere else.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: path.join(reports, 'playwright.json') }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // A trace makes every test take nearly twice as long; `--trace on` where one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What a worker answers passes by page.route; the tests of it switch it on.
    serviceWorkers: 'block',
    // A page of a test lives for seconds, in which what TurboFan compiles does not pay for its work.
    launchOptions: { ...browserLaunch, args: [...browserLaunch.args, '--js-flags=--no-opt'] },
  },
});
