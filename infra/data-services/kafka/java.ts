import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The java program: the one of `JAVA_HOME`, else the first on the path. */
export function javaProgram(): string {
  const { JAVA_HOME } = process.env;
  return JAVA_HOME ? join(JAVA_HOME, 'bin', 'java') : 'java';
}

/** Major version of the installed Java; undefined when there is none. */
export function javaVersion(): number | undefined {
  const { stderr } = spawnSync(javaProgram(), ['-version'], { encoding: 'utf8' });
  const version = /version "(\d+)/.exec(stderr ?? '')?.[1];
  return version === undefined ? undefined : Number(version);
}
