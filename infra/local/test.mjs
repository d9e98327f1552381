// npm test: every test of every runner, then one line with the sums.
// Arguments are handed to jest, and then only jest runs: npm test -- services/loads
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder as root } from '../build/app.mjs';
import { ensureBuilt } from './ensure-built.mjs';

const reports = path.join(process.env.DATA_DIR ?? path.join(root, '.data'), 'reports');
const chosen = process.argv.slice(2);

mkdirSync(reports, { recursive: true });
for (const name of ['jest.json', 'playwright.json']) rmSync(path.join(reports, name), { force: true });

await ensureBuilt();
run('jest', ['--json', `--outputFile=${path.join(reports, 'jest.json')}`, ...chosen]);
if (!chosen.length) run('@playwright/test', ['test']);

const sums = [jestSum(), ...(chosen.length ? [] : [playwrightSum()])];
const passed = sums.reduce((sum, runner) => sum + runner.passed, 0);
const failed = sums.reduce((sum, runner) => sum + runner.failed, 0);
for (const { name, flaky = [], ...sum } of sums) {
  for (const title of flaky) console.log(`${name}: passed only at the second attempt: ${title}`);
  console.log(`${name}: ${sum.passed} passed, ${sum.failed} failed`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);

function run(name, args) {
  const { bin } = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : Object.values(bin)[0];
  spawnSync(process.execPath, [path.join(root, 'node_modules', name, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WASHCOAT_REPORTS: reports, TZ: 'UTC' },
  });
}

function jestSum() {
  const file = path.join(reports, 'jest.json');
  if (!existsSync(file)) return { name: 'jest', passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    name: 'jest',
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

function playwrightSum() {
  const file = path.join(reports, 'playwright.json');
  if (!existsSync(file)) return { name: 'playwright', passed: 0, failed: 1 };
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    name: 'playwright',
    flaky: suites.flatMap(flakyTitles),
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  };
}

function flakyTitles({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map((spec) => spec.title), ...suites.flatMap(flakyTitles)].map(
    (inner) => `${title} › ${inner}`,
  );
}
