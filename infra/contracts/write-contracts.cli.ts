import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceFolder } from '../build/app.mjs';
import { currentContracts } from './contract-list';

/** Keeps the contracts of this checkout as the released ones; from then on they must not be broken. */
const file = path.join(workspaceFolder, 'infra/contracts/released.json');
await writeFile(file, `${JSON.stringify(currentContracts(), null, 1)}\n`);
console.log(`${path.relative(workspaceFolder, file)} is written.`);
