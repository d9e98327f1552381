import type { Tree } from '@nx/devkit';
import { readSource } from '../source/read-source';
import { GeneratorProblem } from './generator-problem';

/** Who may use what is written, as the texts that stand in its files. */
export interface Right {
  /** The rule of a contract. */
  access: string;
  /** What the kernel must give for it. */
  accessImport: string;
  /** The rule of a manifest. */
  requires: string;
  /** Facts of somebody who may. */
  right: string;
  /** Facts of somebody who may not. */
  noRight: string;
}

const flags = 'libs/contracts/kernel/src/flags.ts';

/** Everybody who has registered. */
const everybody: Right = {
  access: 'fullUser',
  accessImport: 'fullUser',
  requires: '{ "anyOf": [{ "isNewUser": false }] }',
  right: '',
  noRight: 'isNewUser: true',
};

/** The right that is having all of `names`; without one, that of every full user. @throws GeneratorProblem */
export function rightOf(tree: Tree, names: readonly string[]): Right {
  if (names.length === 0) return everybody;
  const known = readSource(tree, flags);
  const unknown = names.find((name) => !known.includes(`  '${name}',\n`));
  if (unknown) throw new GeneratorProblem(`There is no right '${unknown}' in ${flags}.`);
  return {
    access: `allow({ flags: [${names.map((name) => `'${name}'`).join(', ')}] })`,
    accessImport: 'allow',
    requires: JSON.stringify({ anyOf: [{ flags: names, isNewUser: false }] }),
    right: names.map((name) => `${name}: true`).join(', '),
    noRight: `${names[0]}: false`,
  };
}
