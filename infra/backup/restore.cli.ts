import path from 'node:path';
import { StartupProblem } from '@washcoat/data-services';
import { commandLine, commands } from '../local/commands.mjs';
import { runCommand } from '../registry/command-line';
import { restore } from './restore';

await runCommand(async () => {
  const { from } = commandLine('restore').values;
  if (typeof from !== 'string') throw new StartupProblem(commands.restore?.usage);
  const dataDir = path.resolve(process.env.DATA_DIR ?? '.data');
  const { takenAt } = await restore({ dataDir, from: path.resolve(from) });
  console.log(`The installation of ${takenAt} is in ${dataDir}; start it as ever.`);
});
