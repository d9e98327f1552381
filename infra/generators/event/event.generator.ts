import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { GeneratorProblem } from '../names/generator-problem';
import { domainName, Name } from '../names/name';
import { addExport } from '../source/add-export';
import { addImport } from '../source/add-import';
import { formatChanges } from '../source/format-changes';
import { nextSteps } from '../source/next-steps';
import { nodesOf, parse } from '../source/parse';
import { changeSource, readSource } from '../source/read-source';
import { writeTemplates } from '../source/write-templates';
import { eventDefinition } from './event-definition';

export interface EventOptions {
  event: string;
  noun: string;
  domain: string;
  /** Whether it tells what a record is, and so of its deletion. */
  isRecord?: boolean;
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
  const whole = toldWhole(readSource(tree, file), `${domain}.${noun}`);
  changeSource(
    tree,
    file,
    (text) =>
      addImport(text, '@washcoat/contract-kernel', ['defineEvent', 'id', 'moment']) +
      eventDefinition({ domain, event, noun, isRecord: options.isRecord ?? false, whole }),
  );
  tree.write(`${folder}/index.ts`, addExport(index, `./${domain}.events`));
  writeTemplates(tree, 'event', 'files/test', { domain, event, noun });
  await formatChanges(tree);
  return nextSteps(
    `Tell it where it happens: unit.publish(${event.camel}, ${noun.camel}Id, { … }), and have that use case's test compare published(${event.camel}) with what it told.`,
    `npx nx g @washcoat/infra:consumer keep-${noun} --event=${event} --from=${domain} --service=<service>`,
  );
}

/** Schema and example of the events of a topic, when they tell the record whole and call that by a name. */
function toldWhole(text: string, topic: string): { schema: string; example: string } | undefined {
  for (const node of nodesOf(parse(text))) {
    if (!ts.isObjectLiteralExpression(node)) continue;
    const parts = new Map(
      node.properties
        .filter((part) => ts.isPropertyAssignment(part) || ts.isShorthandPropertyAssignment(part))
        .map((part) => [part.name.getText(), ts.isPropertyAssignment(part) ? part.initializer : part.name]),
    );
    const [schema, example] = [parts.get('schema'), parts.get('example')];
    const isOfTopic = parts.get('topic')?.getText() === `'${topic}'`;
    if (isOfTopic && schema && example && ts.isIdentifier(schema) && ts.isIdentifier(example))
      return { schema: schema.text, example: example.text };
  }
  return undefined;
}
