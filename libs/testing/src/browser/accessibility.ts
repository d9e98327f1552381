import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

interface Examination {
  /** The only rules to try; all of axe's without it. */
  rules?: string[];
  /** Selectors of parts that are not looked at. */
  except?: string[];
}

let script: Promise<string> | undefined;

/**
 * What axe calls serious or critical on the page as it stands: rule and places, a line each. Axe is put into a page
 * once and stays until another is loaded; no page of ours has a frame that it would have to look into.
 */
export async function seriousFaults(page: Page, examination: Examination = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await scriptOfAxe());
  return page.evaluate(async ({ rules, except = [] }) => {
    const { axe: examiner } = globalThis as typeof globalThis & { axe: typeof axe };
    const { violations } = await examiner.run(
      { exclude: except.map((selector) => [selector]) },
      { resultTypes: ['violations'], ...(rules && { runOnly: rules }) },
    );
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, examination);
}

function scriptOfAxe(): Promise<string> {
  script ??= readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
  return script;
}
