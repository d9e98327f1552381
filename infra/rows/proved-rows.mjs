import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';

const rowId = /\b[A-Z]{2,5}-\d{3}\b/g;

/**
 * The rows of the specification: id → domain.
 * @param {string} folder of rows.tsv
 * @returns {Map<string, string>}
 */
export function readRows(folder) {
  const [, ...lines] = readFileSync(path.join(folder, 'rows.tsv'), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => line.split('\t')).map(([id, domain]) => [id, domain]));
}

/**
 * The row ids in the titles of tests that passed in the last run, from the reports of jest and Playwright.
 * @param {string} reports folder of jest.json, jest-again.json and playwright.json
 * @returns {Set<string>}
 */
export function provedRows(reports) {
  const titles = [
    ...jestTitles(path.join(reports, 'jest.json')),
    ...jestTitles(path.join(reports, 'jest-again.json')),
    ...playwrightTitles(path.join(reports, 'playwright.json')),
  ];
  return new Set(titles.flatMap((title) => title.match(rowId) ?? []));
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function jestTitles(file) {
  const results = read(file)?.testResults ?? [];
  return results.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  );
}

function playwrightTitles(file) {
  return (read(file)?.suites ?? []).flatMap((suite) => suiteTitles(suite, ''));
}

function suiteTitles(suite, above) {
  const title = `${above} ${suite.title}`;
  const own = (suite.specs ?? []).filter(({ ok }) => ok).map((spec) => `${title} ${spec.title}`);
  return [...own, ...(suite.suites ?? []).flatMap((inner) => suiteTitles(inner, title))];
}
