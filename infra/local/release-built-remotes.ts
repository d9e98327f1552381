import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RegistryStore } from '@washcoat/service-edge/registry';
import { z } from 'zod';
import { releaseRemote } from '../registry/release';

const stamp = z.object({ name: z.string(), version: z.string() });

/**
 * Releases every built remote that this installation has never seen. A version that is known stays as the registry
 * has it, so that a rollback survives a restart.
 * @returns the names and versions that were released
 */
export async function releaseBuiltRemotes(workspaceFolder: string, remotesFolder: string): Promise<string[]> {
  const released: string[] = [];
  const { remotes } = await new RegistryStore(remotesFolder).read();
  for (const distFolder of builtRemotes(workspaceFolder)) {
    const { name, version } = stamp.parse(
      JSON.parse(readFileSync(path.join(distFolder, 'build.json'), 'utf8')),
    );
    if (remotes[name]?.versions[version]) continue;
    await releaseRemote({ distFolder, remotesFolder });
    released.push(`${name} ${version}`);
  }
  return released;
}

function builtRemotes(workspaceFolder: string): string[] {
  return readdirSync(workspaceFolder)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => path.join(workspaceFolder, name, 'dist'))
    .filter((folder) => existsSync(path.join(folder, 'build.json')));
}
