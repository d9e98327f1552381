import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { productUrl } from './product';

/** What tests release versions of, each test of its own, in one product at the same time. */
type TriedRemote = 'mfe-reports' | 'mfe-settlement';
const triedRemotes: readonly string[] = ['mfe-reports', 'mfe-settlement'] satisfies TriedRemote[];

const run = promisify(execFile);

const dataDir = () => {
  const folder = process.env.WASHCOAT_DATA_DIR;
  if (!folder) throw new Error('WASHCOAT_DATA_DIR is not set: run through playwright.config.ts.');
  return folder;
};

/**
 * Releases remotes of the product under test, or rolls one back. Not at once but while this process goes on: what open
 * pages ask for passes through it.
 */
export async function runRelease(name: 'release' | 'rollback', ...args: string[]): Promise<void> {
  await run(process.execPath, ['infra/build/run.mjs', `infra/registry/${name}.cli.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir() },
  });
}

/**
 * Versions by remote as somebody without a company gets them, for the test that releases `own`: those that other tests
 * release meanwhile are left out.
 */
export async function versionsBeside(own: TriedRemote): Promise<Record<string, string>> {
  const answer = await fetch(`${productUrl()}/registry.json`);
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] };
  const told = remotes.filter(({ name }) => name === own || !triedRemotes.includes(name));
  return Object.fromEntries(told.map(({ name, version }) => [name, version]));
}
