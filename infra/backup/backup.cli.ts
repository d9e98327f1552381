import path from 'node:path';
import { StartupProblem } from '@washcoat/data-services';
import { commandLine, commands } from '../local/commands.mjs';
import { runCommand } from '../registry/command-line';
import { backUp } from './back-up';

await runCommand(async () => {
  const { to } = commandLine('backup').values;
  if (typeof to !== 'string') throw new StartupProblem(commands.backup?.usage);
  const files = Object.values(
    await backUp({ dataDir: path.resolve(process.env.DATA_DIR ?? '.data'), to: path.resolve(to) }),
  );
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  console.log(`${files.length} files, ${megabytes.toFixed(1)} MB, in ${path.resolve(to)}`);
});
