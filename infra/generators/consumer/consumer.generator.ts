import type { Tree } from '@nx/devkit';
import { GeneratorProblem } from '../names/generator-problem';
import { domainName, Name, pluralOf } from '../names/name';
import { stampOf } from '../names/stamp';
import { addDependency } from '../source/add-dependency';
import { addElement } from '../source/add-element';
import { addImport } from '../source/add-import';
import { formatChanges } from '../source/format-changes';
import { nextSteps } from '../source/next-steps';
import { changeSource, demandFree } from '../source/read-source';
import { writeTemplates } from '../source/write-templates';
import { findEvent } from './find-event';

export interface ConsumerOptions {
  name: string;
  event: string;
  from: string;
  service: string;
}

/**
 * Has a service keep the newest of what an event tells, in a table of its own.
 * @throws GeneratorProblem when service or event are not there, no copy can be kept of the event, or the service keeps one
 */
export async function consumerGenerator(tree: Tree, options: ConsumerOptions, now = new Date()) {
  const name = new Name(options.name, 'The consumer');
  const event = new Name(options.event, 'The event');
  const [from, service] = [domainName(options.from), domainName(options.service)];
  const folder = `services/${service}/src`;
  if (!tree.exists(`${folder}/service.ts`)) throw new GeneratorProblem(`There is no service ${service}.`);
  const { noun, key } = await findEvent(tree, from, event);
  const place = placeOfConsumers(tree, folder, noun);
  demandFree(tree, `${folder}/${place}/${name}.consumer.ts`);
  demandNoCopy(tree, `${folder}/migrations`, noun);
  const stamp = stampOf(tree, `${folder}/migrations`, now);
  const facts = { name, event, from, service, noun, key, stamp, place };
  writeTemplates(tree, 'consumer', 'files', facts);
  const index = `${folder}/migrations/index.ts`;
  changeSource(tree, index, (text) => {
    const imported = addImport(text, `./${stamp}-create-${noun}-copy`, [`create${noun.pascal}Copy`]);
    return addElement(imported, /migrations$/i, `create${noun.pascal}Copy`, { file: index });
  });
  const definition = `${folder}/service.ts`;
  changeSource(tree, definition, (text) => {
    const imported = addImport(text, `./${place}/${name}.consumer`, [name.camel]);
    return addElement(imported, /^consumers$/, name.camel, { file: definition });
  });
  addDependency(tree, `services/${service}`, `@washcoat/contract-${from}`);
  await formatChanges(tree);
  return nextSteps(
    `npm test -- services/${service}`,
    `npm run events -- replay ${from}.${noun} ${service}   fills the copy with what was told before`,
  );
}

/** Where a service keeps its consumers: in one folder, or each beside what it is about. */
function placeOfConsumers(tree: Tree, folder: string, noun: Name): string {
  if (tree.exists(`${folder}/consumers`)) return 'consumers';
  const isBesideItsNoun = tree
    .children(folder)
    .some((place) => tree.children(`${folder}/${place}`).some((file) => file.endsWith('.consumer.ts')));
  return isBesideItsNoun ? pluralOf(noun).kebab : 'consumers';
}

function demandNoCopy(tree: Tree, folder: string, noun: Name): void {
  const table = `create table ${noun.snake}_copy `;
  const taken = tree.children(folder).find((file) => tree.read(`${folder}/${file}`, 'utf8')?.includes(table));
  if (taken) throw new GeneratorProblem(`${folder}/${taken} makes a copy of ${noun.words} already.`);
}
