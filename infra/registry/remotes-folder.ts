import path from 'node:path';

/** Where released remotes lie: `remotes` in DATA_DIR (`.data` of the working directory). */
export function remotesFolderOf(environment: NodeJS.ProcessEnv): string {
  return path.resolve(environment.DATA_DIR ?? '.data', 'remotes');
}
