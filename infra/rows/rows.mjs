// npm run rows: per domain, which rows of the specification have a passing test in the last `npm test`.
// --missing lists the rows without one.
import path from 'node:path';
import { workspaceFolder } from '../build/app.mjs';
import { commandLine } from '../local/commands.mjs';
import { provedRows, readRows } from './proved-rows.mjs';

const rows = readRows(path.join(workspaceFolder, 'infra/rows'));
const proved = provedRows(path.join(process.env.DATA_DIR ?? path.join(workspaceFolder, '.data'), 'reports'));
const domains = Map.groupBy ? Map.groupBy(rows, ([, domain]) => domain) : grouped(rows);

console.log('domain        proved    of');
for (const [domain, entries] of [...domains].sort()) {
  const done = entries.filter(([id]) => proved.has(id)).length;
  console.log(`${domain.padEnd(14)}${String(done).padStart(6)}${String(entries.length).padStart(6)}`);
}
const known = [...proved].filter((id) => rows.has(id));
console.log(`${'all'.padEnd(14)}${String(known.length).padStart(6)}${String(rows.size).padStart(6)}`);

const unknown = [...proved].filter((id) => !rows.has(id));
if (unknown.length) console.log(`\nNamed by tests but not in the specification: ${unknown.sort().join(' ')}`);
if (commandLine('rows').values.missing) {
  for (const [domain, entries] of [...domains].sort()) {
    const missing = entries.filter(([id]) => !proved.has(id)).map(([id]) => id);
    if (missing.length) console.log(`\n${domain}: ${missing.join(' ')}`);
  }
}

function grouped(map) {
  const groups = new Map();
  for (const entry of map) groups.set(entry[1], [...(groups.get(entry[1]) ?? []), entry]);
  return groups;
}
