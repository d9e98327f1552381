import { existsSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { login } from '@washcoat/contract-entities';
import { freePort, StartupProblem } from '@washcoat/data-services';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import { chromium } from '@playwright/test';
import type { Bench } from '../bench';
import { startProduct } from '../processes/start-product';
import { ApiClient } from '../product/api-client';
import { BUYER } from '../product/signed-in';
import type { Section } from '../report/report';
import { median } from '../report/statistics';
import { visit, type Visit } from './visit';

const VISITS = 5;
const browsers = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The first visit of a signed-in buyer to Identify Converters, in a browser with an empty cache. */
export const firstLoad: Bench = {
  name: 'first-load',
  async run({ folder }) {
    const executablePath = browsers.find((file) => file !== undefined && existsSync(file));
    if (!executablePath) throw new StartupProblem('There is no Chromium; name one with CHROMIUM.');
    const product = await startProduct(['infra/local/start.mjs'], {
      PORT: String(await freePort()),
      DATA_DIR: path.join(folder, 'data-start'),
    });
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const signedIn = await new ApiClient(product.url).call(login, {
        email: BUYER,
        password: DEMO_PASSWORD,
      });
      const visits: Visit[] = [];
      for (let count = 0; count <= VISITS; count++)
        visits.push(await visit(browser, product.url, JSON.stringify(signedIn)));
      // The first visit is of a browser that is not warm.
      const [one] = visits.slice(1);
      const gzipped = await Promise.all(
        (one?.scripts ?? []).map((script) => gzippedBytes(product.url, script)),
      );
      return sections(
        visits.slice(1),
        gzipped.reduce((sum, bytes) => sum + bytes, 0),
      );
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

/** What a script weighs for browsers that do not take brotli, without the headers of its answer. */
function gzippedBytes(url: string, script: { path: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    const asked = get(`${url}${script.path}`, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    });
    asked.on('error', reject);
  });
}

function sections(visits: readonly Visit[], gzipped: number): Section[] {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  const [last] = visits;
  const scripts = [...(last?.scripts ?? [])].sort((left, right) => right.bytes - left.bytes);
  return [
    {
      title: `first visit to /converters/identify, empty cache, median of ${visits.length}`,
      rows: [
        ['', 'median'],
        ['JavaScript, kB gzipped', kilobytes(gzipped)],
        ['JavaScript, kB as transferred (brotli, headers)', kilobytes(middle(scriptBytes))],
        ['everything, kB as transferred', kilobytes(middle(({ bytes }) => bytes))],
        ['requests', middle(({ requests }) => requests).toFixed(0)],
        ['first contentful paint, ms', middle(({ firstPaint }) => firstPaint).toFixed(0)],
        ['first row of the search, ms', middle(({ firstRow }) => firstRow).toFixed(0)],
      ],
      notes: ['aim: JavaScript below 400 kB gzipped'],
    },
    {
      title: 'JavaScript by file',
      rows: [['file', 'kB'], ...scripts.map(({ path: file, bytes }) => [file, kilobytes(bytes)])],
    },
  ];
}

const scriptBytes = ({ scripts }: Visit) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
