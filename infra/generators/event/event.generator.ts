import type { Tree } from '@nx/devkit';
import { GeneratorProblem } from '../names/generator-problem';
import { domainName, Name } from '../names/name';
import { addExport } from '../source/add-export';
import { addImport } from '../source/add-import';
import { formatChanges } from '../source/format-changes';
import { nextSteps } from '../source/next-steps';
import { changeSource, readSource } from '../source/read-source';
import { writeTemplates } from '../source/write-templates';
import { eventDefinition } from './event-definition';

export interface EventOptions {
  event: string;
  noun: string;
  domain: string;
}

/**
 * Defines an event with its example in the contract of its domain.
 * @throws GeneratorProblem when there is no such contract or the event is there
 */
export async function eventGenerator(tree: Tree, options: EventOptions) {
  const domain = domainName(options.domain);
  const event = new Name(options.event, 'The event');
  const noun = new Name(options.noun, 'The noun');
  const folder = `libs/contracts/${domain}/src`;
  const file = `${folder}/${domain}.events.ts`;
  const index = readSource(tree, `${folder}/index.ts`);
  if (!tree.exists(file)) writeTemplates(tree, 'event', 'files/file', { domain });
  if (new RegExp(`\\b${event.camel} = `).test(readSource(tree, file))) {
    throw new GeneratorProblem(`${file} has ${event.camel} already.`);
  }
  changeSource(
    tree,
    file,
    (text) =>
      addImport(text, '@washcoat/contract-kernel', ['defineEvent', 'id', 'moment']) +
      eventDefinition({ domain, event, noun }),
  );
  tree.write(`${folder}/index.ts`, addExport(index, `./${domain}.events`));
  writeTemplates(tree, 'event', 'files/test', { domain, event, noun });
  await formatChanges(tree);
  return nextSteps(
    `Tell it where it happens: unit.publish(${event.camel}, ${noun.camel}Id, { … }), and have that use case's test compare published(${event.camel}) with what it told.`,
    `npx nx g @washcoat/infra:consumer keep-${noun} --event=${event} --from=${domain} --service=<service>`,
  );
}
