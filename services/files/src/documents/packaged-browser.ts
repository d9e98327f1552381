import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A browser and the folder of the libraries that it brings along. */
export interface PackagedBrowser {
  executablePath: string;
  libraryPath: string;
}

const PACKAGE = '@sparticuz/chromium';

/**
 * Unpacks the browser of the optional package for Linux machines without one; null where the package is not
 * installed. Each version has a folder of its own, which appears whole or not at all.
 */
export async function packagedBrowser(): Promise<PackagedBrowser | null> {
  const version = installedVersion();
  if (!version) return null;
  const folder = path.join(tmpdir(), `washcoat-chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    libraryPath: path.join(folder, 'al2023', 'lib'),
  };
}

function installedVersion(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const require = createRequire(import.meta.url);
  try {
    return path.basename(path.dirname(require.resolve(PACKAGE)), '') && versionOf(require.resolve(PACKAGE));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}
