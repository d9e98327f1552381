import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartupProblem } from '@washcoat/data-services';
import { runCommand } from '../registry/command-line';
import { backUp } from './back-up';

const usage = `npm run backup -- --to FOLDER
Takes a backup of the installation in DATA_DIR (default .data; .data/external of the external profile), while it runs.`;

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new StartupProblem(usage);
  const files = Object.values(
    await backUp({ dataDir: path.resolve(process.env.DATA_DIR ?? '.data'), to: values.to }),
  );
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  console.log(`${files.length} files, ${megabytes.toFixed(1)} MB, in ${path.resolve(values.to)}`);
});
