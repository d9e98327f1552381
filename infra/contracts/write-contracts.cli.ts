import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceFolder } from '../build/app.mjs';
import { currentApis, keptFile } from '../versions/api-report';
import { keepDatabase } from '../versions/keep-database';
import { keepRemotes } from '../versions/keep-remotes';
import { currentContracts } from './contract-list';

/**
 * Keeps the contracts of this checkout as the released ones, which must not be broken from then on, the public types of
 * what remotes are made with, whose versions follow from them, the tables that released processes write to, and two remotes
 * as they are built.
 */
const file = path.join(workspaceFolder, 'infra/contracts/released.json');
await writeFile(file, `${JSON.stringify(currentContracts(), null, 1)}\n`);
console.log(`${path.relative(workspaceFolder, file)} is written.`);

for (const [folder, api] of Object.entries(currentApis())) {
  await writeFile(keptFile(folder), `${JSON.stringify(api, null, 1)}\n`);
  console.log(`${path.relative(workspaceFolder, keptFile(folder))} is written.`);
}

for (const kept of [await keepDatabase(), ...(await keepRemotes())])
  console.log(`${path.relative(workspaceFolder, kept)} is written.`);
