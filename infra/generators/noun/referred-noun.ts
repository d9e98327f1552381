import type { Tree } from '@nx/devkit';
import { GeneratorProblem } from '../names/generator-problem';
import { Name } from '../names/name';
import { nounFields, sampleOf } from './noun-fields';

/** A noun that another one names records of. */
export interface ReferredNoun {
  noun: Name;
  /** Its folder, in its service and in its remote. */
  plural: string;
  /** The field that a record of it is called by. */
  nameBy: string;
  /** A record of it, for tests. */
  record: string;
}

const declared = /^ {2}(\w+): (\w+)Field\(/gm;

/**
 * A noun of the domain that this generator wrote, as its files say.
 * @throws GeneratorProblem when there is none of the name, or it names records of others itself
 */
export function referredNoun(tree: Tree, domain: Name, kebab: string): ReferredNoun {
  const noun = new Name(kebab, 'The noun');
  const file = `libs/contracts/${domain}/src/${noun}.noun.ts`;
  const text = tree.read(file, 'utf8');
  if (!text) throw new GeneratorProblem(`There is no noun ${noun} in ${domain} to refer to.`);
  const folder = `services/${domain}/src`;
  const plural = tree.children(folder).find((one) => tree.exists(`${folder}/${one}/${noun}.records.ts`));
  const nameBy = /nameBy: '(\w+)'/.exec(
    tree.read(`${folder}/${plural}/${noun}.records.ts`, 'utf8') ?? '',
  )?.[1];
  if (!plural || !nameBy)
    throw new GeneratorProblem(`The records of ${noun} are kept by hand: refer to them by hand, too.`);
  const fields = [...text.matchAll(declared)].map(([, name = '', kind = '']) => `${name}:${kind}`);
  if (fields.some((field) => /:(neededRef|maybeDerived)$/.test(field)))
    throw new GeneratorProblem(`A ${noun.words} names other records itself: refer to it by hand.`);
  const record = nounFields(fields.join(',')).map((field) => sampleOf(field, 1));
  return { noun, plural, nameBy, record: record.join(', ') };
}
