import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RegistryStore } from '@washcoat/service-edge/registry';
import { z } from 'zod';
import { releaseRemote } from '../registry/release';

const stamp = z.object({ name: z.string(), version: z.string() });

/**
 * Releases every built remote that this installation has never seen. A version that is known stays as the registry
 * has it, so that a rollback survives a restart.
 * @returns a line for each whose known version is not the one that everybody gets: who started may expect it to be
 */
export async function releaseBuiltRemotes(workspaceFolder: string, remotesFolder: string): Promise<string[]> {
  const otherwise: string[] = [];
  const { remotes } = await new RegistryStore(remotesFolder).read();
  for (const distFolder of builtRemotes(workspaceFolder)) {
    const { name, version } = stamp.parse(
      JSON.parse(readFileSync(path.join(distFolder, 'build.json'), 'utf8')),
    );
    const known = remotes[name];
    if (!known?.versions[version]) await releaseRemote({ distFolder, remotesFolder });
    else if (known.current !== version)
      otherwise.push(
        `${name}: everybody gets ${known.current ?? 'nothing yet'}, as was released, not ${version}, which is built here. Change that with npm run release -- ${name}`,
      );
  }
  return otherwise;
}

function builtRemotes(workspaceFolder: string): string[] {
  return readdirSync(workspaceFolder)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => path.join(workspaceFolder, name, 'dist'))
    .filter((folder) => existsSync(path.join(folder, 'build.json')));
}
