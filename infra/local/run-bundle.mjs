// node infra/local/run-bundle.mjs <bundle> [arguments …]: runs a process that is bundled already.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { workspaceFolder } from '../build/app.mjs';

/**
 * Runs `main` of a bundle. A start that fails ends the process with code 1: with one sentence when it is something that
 * the person who started it can change, with everything that is known of it otherwise.
 * @param {string} bundle file, from the folder of the checkout
 * @param {string[]} args
 * @param {() => Promise<unknown>} [prepare] makes the bundle
 */
export async function runBundle(bundle, args, prepare) {
  try {
    await prepare?.();
    const { main } = await import(pathToFileURL(path.resolve(workspaceFolder, bundle)).href);
    await main(args);
  } catch (problem) {
    const isExpected = problem instanceof Error && problem.name === 'StartupProblem';
    console.error(isExpected ? problem.message : problem);
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [bundle = '', ...args] = process.argv.slice(2);
  await runBundle(bundle, args);
}
