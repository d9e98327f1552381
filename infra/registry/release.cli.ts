import path from 'node:path';
import { RegistryStore } from '@washcoat/service-edge/registry';
import { commandLine, commands } from '../local/commands.mjs';
import { runCommand } from './command-line';
import { describeRemote } from './describe-remote';
import { RefusedRelease } from './refused-release';
import { releaseRemote } from './release';
import { remotesFolderOf } from './remotes-folder';
import type { Audience } from './version-history';

await runCommand(async () => {
  const { values, positionals } = commandLine('release');
  const remotesFolder = remotesFolderOf(process.env);
  if (values.list) return list(remotesFolder);
  if (positionals.length === 0) throw new RefusedRelease(commands.release?.usage);
  const audience = audienceOf(textOf(values.companies), textOf(values.percentage));
  const servedAt = textOf(values['served-at']);
  for (const name of positionals) {
    const { version, hasChanged, revision } = await releaseRemote({
      distFolder: path.resolve(name, 'dist'),
      remotesFolder,
      audience,
      ...(servedAt === undefined ? {} : { servedAt }),
    });
    const outcome = hasChanged ? `is released (registry revision ${revision})` : 'had been released before';
    console.log(`${name} ${version} ${outcome}`);
  }
});

async function list(remotesFolder: string): Promise<void> {
  const { revision, remotes } = await new RegistryStore(remotesFolder).read();
  console.log(`Registry revision ${revision}`);
  for (const [name, remote] of Object.entries(remotes)) console.log(describeRemote(name, remote).join('\n'));
}

function audienceOf(companies: string | undefined, percentage: string | undefined): Audience {
  const share = percentage === undefined ? undefined : Number(percentage);
  if (share !== undefined && !(share >= 0 && share <= 100)) {
    throw new RefusedRelease('--percentage takes a number from 0 to 100.');
  }
  return {
    ...(companies === undefined ? {} : { companies: companies.split(',').map((id) => id.trim()) }),
    ...(share === undefined ? {} : { percentage: share }),
  };
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
