import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { workspaceFolder } from '../build/app.mjs';
import { commands } from './commands.mjs';

/** Runs a command of package.json as npm does. */
function run(name: string, ...args: string[]) {
  const script = path.join(workspaceFolder, 'infra/local/command.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, name, ...args], {
    encoding: 'utf8',
  });
  return { status, said: stdout.trim(), complaint: stderr.trim() };
}

describe("an operator's command", () => {
  it.each(Object.entries(commands))('prints its help and does nothing else: %s', (name, { usage }) => {
    expect(run(name, '--help')).toEqual({ status: 0, said: usage, complaint: '' });
    expect(run(name, 'anything', '-h')).toEqual({ status: 0, said: usage, complaint: '' });
  });

  it.each(Object.keys(commands).filter((name) => !commands[name]?.passesOn))(
    'refuses an option that it does not know in one sentence, with 2: %s',
    (name) => {
      expect(run(name, '--nothing=1')).toEqual({
        status: 2,
        said: '',
        complaint: `There is no option --nothing; npm run ${name} -- --help tells what there is.`,
      });
    },
  );

  it('refuses an option without its value, with one that it does not take, and a word too many', () => {
    expect(run('release', 'mfe-loads', '--percentage')).toMatchObject({ status: 2, said: '' });
    expect(run('release', '--list=yes')).toMatchObject({ status: 2, said: '' });
    expect(run('rollback', 'mfe-loads', '1', 'now')).toEqual({
      status: 2,
      said: '',
      complaint: '"now" is one word too many; npm run rollback -- --help tells what there is.',
    });
  });
});
