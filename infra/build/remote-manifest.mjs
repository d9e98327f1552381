import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { workspaceFolder } from './app.mjs';

const fileName = 'remote.manifest.json';

/**
 * Reads `remote.manifest.json` of a remote and checks it against the kernel's schema and the remote's own code.
 * @param {{folder: string, name: string, exposes: Record<string, string>}} app
 * @returns {Promise<{manifest: object, problems: string[]}>} each problem names its entry
 */
export async function readRemoteManifest(app) {
  const kernel = await loadKernel();
  const read = await readJson(path.join(app.folder, fileName));
  if (read.problem) return { manifest: {}, problems: [read.problem] };
  const whole = kernel.remoteManifest.safeParse(read.value);
  if (!whole.success) return { manifest: {}, problems: [`${fileName}: ${firstIssue(whole.error)}`] };
  const manifest = whole.data;
  const schemas = {
    pages: kernel.pageContribution,
    nav: kernel.navContribution,
    tabs: kernel.slotContribution,
    panels: kernel.slotContribution,
    actions: kernel.slotContribution,
  };
  const problems = Object.entries(schemas).flatMap(([kind, schema]) => entryProblems(manifest, kind, schema));
  const parents = await navIds(manifest);
  const drawn = await drawIcons(manifest);
  return {
    manifest: { ...read.value, icons: drawn.icons },
    problems: [...problems, ...crossProblems(app, manifest, parents), ...drawn.problems],
  };
}

/** The lines of every icon that a menu entry names, so that a shell which does not know it can show it. */
async function drawIcons({ nav }) {
  const names = [...new Set(nav.map((entry) => entry?.icon).filter((name) => name !== undefined))].sort();
  const problems = [];
  const icons = {};
  for (const name of names) {
    const node = await linesOf(String(name));
    if (node) icons[name] = node.map(([shape, { key: _key, ...measures }]) => [shape, measures]);
    else problems.push(`${fileName}: lucide has no icon "${name}"`);
  }
  return { icons, problems };
}

/** What lucide draws under a name, which may be an older one for another icon; undefined when it has none. */
async function linesOf(name) {
  const folder = path.join(workspaceFolder, 'node_modules/lucide-react/dist/esm/icons');
  const file = path.join(folder, `${path.basename(name)}.mjs`);
  if (!existsSync(file)) return undefined;
  const renamed = /from '\.\/([a-z0-9-]+)\.mjs'/.exec(await readFile(file, 'utf8'))?.[1];
  if (renamed) return linesOf(renamed);
  const { __iconData } = await import(pathToFileURL(file).href);
  return __iconData.node;
}

/** The kernel is TypeScript, and webpack's configuration runs on plain Node. */
async function loadKernel() {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '@washcoat/contract-kernel'`, resolveDir: workspaceFolder },
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${source}`);
}

async function readJson(file) {
  try {
    return { value: JSON.parse(await readFile(file, 'utf8')) };
  } catch (error) {
    return { problem: `${fileName}: ${error.code === 'ENOENT' ? 'the remote has none' : error.message}` };
  }
}

function entryProblems(manifest, kind, schema) {
  return manifest[kind].flatMap((entry, index) => {
    const { success, error } = schema.safeParse(entry);
    return success ? [] : [`${fileName}: ${entryName(kind, entry, index)}: ${firstIssue(error)}`];
  });
}

/** The ids an entry may lie under: those of the manifest itself and of every remote of the checkout. */
async function navIds(manifest) {
  const folders = (await readdir(workspaceFolder)).filter((name) => name.startsWith('mfe-'));
  const others = await Promise.all(
    folders.map((name) => readJson(path.join(workspaceFolder, name, fileName))),
  );
  const entries = [manifest, ...others.map(({ value }) => value)].flatMap((one) => one?.nav ?? []);
  return new Set(entries.map((entry) => entry?.id));
}

/** What only the manifest as a whole, the other remotes or the remote's code can tell. */
function crossProblems({ name, exposes }, manifest, parents) {
  const problems = [];
  if (manifest.name !== name)
    problems.push(`${fileName}: name is "${manifest.name}", the package is "${name}"`);
  for (const [index, entry] of manifest.nav.entries()) {
    if (entry?.parent !== undefined && !parents.has(entry.parent)) {
      problems.push(`${fileName}: ${entryName('nav', entry, index)}: no entry has the id "${entry.parent}"`);
    }
  }
  for (const kind of ['tabs', 'panels', 'actions']) {
    for (const [index, entry] of manifest[kind].entries()) {
      if (entry?.module !== undefined && !(entry.module in exposes)) {
        problems.push(`${fileName}: ${entryName(kind, entry, index)}: "${entry.module}" is not exposed`);
      }
    }
  }
  return problems;
}

function entryName(kind, entry, index) {
  const own = entry?.id ?? entry?.path;
  return `${kind}[${index}]${own === undefined ? '' : ` "${own}"`}`;
}

function firstIssue({ issues: [issue] }) {
  return issue.path.length ? `${issue.path.join('.')}: ${issue.message}` : issue.message;
}
