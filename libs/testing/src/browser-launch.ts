import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * How browser tests and pictures start Chromium: the one of the machine; without its sandbox only as root. The headless
 * shell is Chromium without the parts around its windows, which nobody sees here: tests take a third less time in it.
 */
export const browserLaunch = {
  executablePath: places.find((file) => file !== undefined && existsSync(file)),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};
