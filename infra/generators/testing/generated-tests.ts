import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Tree } from '@nx/devkit';
import { workspaceFolder } from '../../build/app.mjs';

/**
 * Runs the tests among the new files of a tree, on a real database and in a simulated browser; `domain` is the one whose
 * contract is new. Answers what jest reports of them, and rejects when one fails.
 */
export async function runGeneratedTests(tree: Tree, domain: string): Promise<string> {
  mkdirSync(path.join(workspaceFolder, '.data'), { recursive: true });
  const folder = mkdtempSync(path.join(workspaceFolder, '.data/generated-'));
  try {
    layOut(tree, folder, domain);
    const jest = path.join(workspaceFolder, 'node_modules/.bin/jest');
    const { stderr } = await promisify(execFile)(jest, ['-c', path.join(folder, 'jest.config.mjs'), '-i'], {
      cwd: folder,
      env: { ...process.env, FORCE_COLOR: '0' },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The new files in a folder of their own, with the rules of the checkout; all else comes from there. */
function layOut(tree: Tree, folder: string, domain: string): void {
  for (const { path: file, type, content } of tree.listChanges()) {
    if (type !== 'CREATE' || !content) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const scope = path.join(folder, 'node_modules/@washcoat');
  mkdirSync(scope, { recursive: true });
  symlinkSync(path.join(folder, `libs/contracts/${domain}`), path.join(scope, `contract-${domain}`));
  writeFileSync(
    path.join(folder, 'jest.config.mjs'),
    `import config from '${workspaceFolder}/jest.config.mjs';
    const here = (value) => value.replaceAll('<rootDir>', '${workspaceFolder}');
    const project = ({ testMatch, modulePathIgnorePatterns, testPathIgnorePatterns, ...rest }) => ({
      ...JSON.parse(here(JSON.stringify(rest))),
      rootDir: '${folder}',
      modulePaths: ['${workspaceFolder}/node_modules'],
      testMatch: testMatch.map((glob) => glob.replace('{services,libs,infra}', '{services,libs}')),
    });
    export default {
      testTimeout: config.testTimeout,
      globalSetup: here(config.globalSetup),
      globalTeardown: here(config.globalTeardown),
      projects: config.projects.map(project),
    };`,
  );
}
