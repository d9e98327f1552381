import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder } from './app.mjs';

const { workspaces } = JSON.parse(readFileSync(path.join(workspaceFolder, 'package.json'), 'utf8'));
/** Folders by the patterns of the workspaces, of which only the last part has a star. */
const projects = (workspaces as string[]).flatMap((pattern) => {
  const folder = path.dirname(pattern);
  const [start = ''] = path.basename(pattern).split('*');
  const names = pattern.includes('*')
    ? readdirSync(path.join(workspaceFolder, folder))
    : [path.basename(pattern)];
  return names
    .filter((name) => name.startsWith(start))
    .map((name) => path.posix.join(folder, name))
    .filter((project) => existsSync(path.join(workspaceFolder, project, 'package.json')));
});

it('finds the projects of the checkout', () => {
  expect(projects.length).toBeGreaterThan(30);
});

it.each(projects)(
  'has its own lint and its own tests, and a build where something is built of it: %s',
  (folder) => {
    const { scripts } = JSON.parse(readFileSync(path.join(workspaceFolder, folder, 'package.json'), 'utf8'));
    const root = path.relative(path.join(workspaceFolder, folder), workspaceFolder);
    expect(scripts).toMatchObject({
      lint: 'eslint .',
      test: `jest -c ${root}/jest.config.mjs --passWithNoTests ${folder}/`,
    });
    if (/^(shell|mfe-.*)$/.test(folder)) expect(scripts.build).toContain('webpack');
    if (folder.startsWith('services/'))
      expect(scripts.build).toBe(`node ../../infra/build/services.mjs ${path.basename(folder)}`);
  },
);
