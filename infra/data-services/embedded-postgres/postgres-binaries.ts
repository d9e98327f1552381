import { join } from 'node:path';

/** An installed PostgreSQL: the folder of its programs and its major version. */
export interface PostgresBinaries {
  bin: string;
  major: number;
}

/** Path of one of its programs. */
export function program(binaries: PostgresBinaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binaries.bin, process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * The environment of a PostgreSQL program: what the system needs, and no locale or `PG…` variable of the caller,
 * which would change what initdb writes or which server is meant.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, TEMP, TMP, SystemRoot } = process.env;
  return { PATH, TMPDIR, TEMP, TMP, SystemRoot, LC_ALL: 'C' };
}
