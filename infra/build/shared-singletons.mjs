import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder } from './app.mjs';

/**
 * Every module that the shell provides to remotes, and of which a page therefore holds one copy. The grid, the
 * chart and what lists and forms are made of are among them because every remote shows one: the first that does fetches
 * it for all.
 */
export const offeredModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@washcoat/platform-sdk',
  '@washcoat/platform-sdk/forms',
  '@washcoat/platform-sdk/lists',
  '@washcoat/platform-sdk/nouns',
  '@washcoat/platform-sdk/scanning',
  '@washcoat/ui',
  '@washcoat/ui/data-grid',
  '@washcoat/ui/work-grid',
  '@washcoat/ui/chart',
  'decimal.js',
  'react-hook-form',
];

/**
 * Packages whose pieces come through the platform SDK, never directly: a shared module is loaded whole, because the
 * shell's build cannot know what remotes will use of it.
 */
export const packagesBehindSdk = ['react-router-dom', 'react-router', 'react-redux', '@reduxjs/toolkit'];

const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** Packages of which no remote may hold a copy of its own. */
export const sharedPackages = [...new Set(offeredModules.map(packageOf))];

/** A trailing slash shares sub-paths too, those unknown here included: the build then names the one missing. */
const sharedRequests = sharedPackages.flatMap((name) => [name, `${name}/`]);

/**
 * The `shared` map of Module Federation. Remotes bundle no copy (`import: false`), and run against every version of the
 * major that they were built for; whether it has what they ask for, the shell and the release say by name (decision 061).
 * @param {boolean} isHost
 */
export function sharedSingletons(isHost) {
  const share = (request) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${majorOf(packageOf(request))}.0.0`,
    ...(isHost ? {} : { import: false }),
  });
  return Object.fromEntries(sharedRequests.map((request) => [request, share(request)]));
}

function majorOf(packageName) {
  const file = path.join(workspaceFolder, 'node_modules', packageName, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version.split('.')[0];
}

/**
 * An entry of the shell that makes it provide `offeredModules` whether or not its own code uses them: the build
 * provides what it came across in an import. The imports never run; each module is fetched when first asked for.
 */
export const offeringEntry = `data:text/javascript,export default () => [${offeredModules
  .map((request) => `import(${JSON.stringify(request)})`)
  .join()}]`;
