import { commandLine, commands } from '../local/commands.mjs';
import { runCommand } from './command-line';
import { describeRemote } from './describe-remote';
import { RefusedRelease } from './refused-release';
import { remotesFolderOf } from './remotes-folder';
import { rollBackRemote } from './rollback';

await runCommand(async () => {
  const [name, version] = commandLine('rollback').positionals;
  if (!name) throw new RefusedRelease(commands.rollback?.usage);
  const remote = await rollBackRemote(remotesFolderOf(process.env), name, version);
  console.log(describeRemote(name, remote).join('\n'));
});
