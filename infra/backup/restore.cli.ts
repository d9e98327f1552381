import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartupProblem } from '@washcoat/data-services';
import { runCommand } from '../registry/command-line';
import { restore } from './restore';

const usage = `npm run restore -- --from FOLDER
Makes an installation in DATA_DIR, which must hold none, out of a backup.`;

await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from) throw new StartupProblem(usage);
  const dataDir = path.resolve(process.env.DATA_DIR ?? '.data');
  const { takenAt } = await restore({ dataDir, from: values.from });
  console.log(`The installation of ${takenAt} is in ${dataDir}; start it as ever.`);
});
