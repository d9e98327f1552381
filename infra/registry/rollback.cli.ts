import { runCommand } from './command-line';
import { describeRemote } from './describe-remote';
import { RefusedRelease } from './refused-release';
import { remotesFolderOf } from './remotes-folder';
import { rollBackRemote } from './rollback';

await runCommand(async () => {
  const [name, version] = process.argv.slice(2);
  if (!name) throw new RefusedRelease('npm run rollback -- mfe-loads [version]');
  const remote = await rollBackRemote(remotesFolderOf(process.env), name, version);
  console.log(describeRemote(name, remote).join('\n'));
});
