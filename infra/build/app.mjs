import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. Looked for upwards, because a bundle of this module lies deeper than its source. */
export const workspaceFolder = folderAbove(path.dirname(fileURLToPath(import.meta.url)), 'nx.json');

function folderAbove(folder, landmark) {
  if (existsSync(path.join(folder, landmark))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`No folder above ${import.meta.url} holds ${landmark}`);
  return folderAbove(parent, landmark);
}

/**
 * What the build must know of the app in `folder`, all of it derived from its package.json and its files.
 * @param {string} folder of the shell or of a remote
 * @returns {{folder: string, name: string, version: string, federationName: string, isHost: boolean,
 *   exposes: Record<string, string>}} `name` is the package's name without its scope (`mfe-loads`)
 */
export function describeApp(folder) {
  const { name: packageName, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const name = packageName.replace(/^@[^/]+\//, '');
  const isHost = name === 'shell';
  return {
    folder,
    name,
    version,
    federationName: name.replaceAll('-', '_'),
    isHost,
    exposes: isHost ? {} : { './app': './src/index.ts', ...exposedParts(folder) },
  };
}

const parts = [
  { folder: 'panels', ending: '.panel.tsx' },
  { folder: 'palette', ending: '.palette.ts' },
];

/**
 * Every `src/panels/<name>.panel.tsx` is exposed as `./panels/<name>`, and every `src/palette/<name>.palette.ts` as
 * `./palette/<name>`.
 */
function exposedParts(appFolder) {
  const exposed = parts.flatMap(({ folder, ending }) => {
    const source = path.join(appFolder, 'src', folder);
    const files = existsSync(source) ? readdirSync(source).filter((file) => file.endsWith(ending)) : [];
    return files.map((file) => [`./${folder}/${file.slice(0, -ending.length)}`, `./src/${folder}/${file}`]);
  });
  return Object.fromEntries(exposed);
}
