import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sharedParts, type SharedParts } from '@washcoat/contract-kernel';
import { RegistryStore } from '@washcoat/service-edge/registry';
import { workspaceFolder } from '../build/app.mjs';
import { buildApps } from '../build/apps.mjs';
import { commandLine, commands } from '../local/commands.mjs';
import { runCommand } from './command-line';
import { describeRemote } from './describe-remote';
import { RefusedRelease } from './refused-release';
import { releaseRemote } from './release';
import { remotesFolderOf } from './remotes-folder';
import { smokePage } from './smoke-page';
import type { Audience } from './version-history';

await runCommand(async () => {
  const { values, positionals } = commandLine('release');
  const remotesFolder = remotesFolderOf(process.env);
  if (values.list) return list(remotesFolder);
  if (positionals.length === 0) throw new RefusedRelease(commands.release?.usage);
  const audience = audienceOf(textOf(values.companies), textOf(values.percentage));
  const servedAt = textOf(values['served-at']);
  if (!values['as-built']) await buildApps(appsToBuild(positionals));
  const offers = await offersOf(servedAt);
  for (const name of positionals) {
    const { version, hasChanged, revision, differences } = await releaseRemote({
      distFolder: path.resolve(name, 'dist'),
      remotesFolder,
      audience,
      ...(servedAt === undefined ? {} : { servedAt }),
      ...(offers ? { offers } : {}),
      ...(values.unseen ? {} : { tryOut: smokePage({ remotesFolder, servedAt }) }),
    });
    if (differences.length) console.log(differences.join('\n'));
    const outcome = hasChanged ? `is released (registry revision ${revision})` : 'had been released before';
    console.log(`${name} ${version} ${outcome}`);
  }
});

/** The remotes, and the shell that they are tried in when there is none: one that is served is left as it is. */
function appsToBuild(remotes: readonly string[]): string[] {
  const unknown = remotes.find(
    (name) => !existsSync(path.join(workspaceFolder, name, 'remote.manifest.json')),
  );
  if (unknown) throw new RefusedRelease(`There is no remote ${unknown} in this checkout.`);
  const hasShell = existsSync(path.join(workspaceFolder, 'shell/dist/index.html'));
  return hasShell ? [...remotes] : ['shell', ...remotes];
}

/** What the shell has: the one that is served, else the one of this checkout. A shell of before says nothing. */
async function offersOf(servedAt: string | undefined): Promise<SharedParts | undefined> {
  const name = 'offered-parts.json';
  if (servedAt !== undefined) {
    const served = await fetch(new URL(`/${name}`, servedAt));
    return served.ok ? sharedParts.parse(await served.json()) : undefined;
  }
  const file = path.join(workspaceFolder, 'shell/dist', name);
  return existsSync(file) ? sharedParts.parse(JSON.parse(await readFile(file, 'utf8'))) : undefined;
}

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
