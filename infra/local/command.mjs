// node infra/local/command.mjs <name> [arguments …]: a command of package.json. What was said to it is understood or
// refused before anything is installed, built or started.
import { commandLine, commands } from './commands.mjs';

const [name = '', ...args] = process.argv.slice(2);
commandLine(name, args);
process.argv.splice(2, 1, ...(commands[name]?.run ?? []));
await import('./ensure-installed.mjs');
