// npm test: every test of every runner, then one line with the sums.
// Arguments are handed to jest, and then only jest runs: npm test -- services/loads
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder as root } from '../build/app.mjs';
import { ensureBuilt } from './ensure-built.mjs';

const reports = path.join(process.env.DATA_DIR ?? path.join(root, '.data'), 'reports');
const chosen = process.argv.slice(2);
/** With CI, failing files are run once more, alone (decision 136); more than so many are no accident. */
const MOST_REPEATED = 5;
/** What tests of components throw away is swept less often: a tenth of their time by default. */
const ROOM_FOR_THE_YOUNG = ['--max-semi-space-size=64'];

mkdirSync(reports, { recursive: true });
for (const name of ['jest.json', 'jest-again.json', 'playwright.json'])
  rmSync(path.join(reports, name), { force: true });

await ensureBuilt();
runJest('jest.json', chosen);
const again = process.env.CI ? repeatable(failedFiles('jest.json')) : [];
if (again.length) runJest('jest-again.json', ['--runInBand', '--runTestsByPath', ...again]);
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

function run(name, args, options = []) {
  const { bin } = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : Object.values(bin)[0];
  spawnSync(process.execPath, [...options, path.join(root, 'node_modules', name, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WASHCOAT_REPORTS: reports, TZ: 'UTC' },
  });
}

function runJest(report, args) {
  run('jest', ['--json', `--outputFile=${path.join(reports, report)}`, ...args], ROOM_FOR_THE_YOUNG);
}

function jestReport(name) {
  const file = path.join(reports, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function failedFiles(name) {
  const failed = (jestReport(name)?.testResults ?? []).filter(({ status }) => status === 'failed');
  return failed.map((file) => path.relative(root, file.name).replaceAll(path.sep, '/'));
}

function repeatable(files) {
  return files.length <= MOST_REPEATED ? files : [];
}

/** A file that passed only at the second attempt is counted as it ran then, and named. */
function jestSum() {
  const report = jestReport('jest.json');
  if (!report) return { name: 'jest', passed: 0, failed: 1 };
  const failed = failedFiles('jest-again.json');
  const flaky = jestReport('jest-again.json') ? again.filter((file) => !failed.includes(file)) : [];
  const [first, second] = [report, jestReport('jest-again.json')].map((each) => sumOf(each, flaky));
  return {
    name: 'jest',
    flaky,
    passed: report.numPassedTests - first.passed + second.passed,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites - first.failed,
  };
}

/** Tests of some files in a report; a file that broke before its tests failed once. */
function sumOf(report, files) {
  const ours = (report?.testResults ?? []).filter(({ name }) =>
    files.includes(path.relative(root, name).replaceAll(path.sep, '/')),
  );
  const tests = ours.flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  const broken = ours.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  return { passed: count('passed'), failed: count('failed') + broken.length };
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
