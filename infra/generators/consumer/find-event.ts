import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { GeneratorProblem } from '../names/generator-problem';
import { kebabOf, Name } from '../names/name';
import { nodesOf, parse } from '../source/parse';
import { readSource } from '../source/read-source';

export interface FoundEvent {
  /** What the event is about: the second half of its topic. */
  noun: Name;
  /** The field of what it tells that names the record: `quoteId`. */
  key: Name;
}

/**
 * Looks up an event of which a service can keep a copy.
 * @throws GeneratorProblem when the contract of its domain has it not, when it is a message, and when what it tells has
 * no version, by which the newest is known, or no id
 */
export async function findEvent(tree: Tree, domain: Name, event: Name): Promise<FoundEvent> {
  const file = `libs/contracts/${domain}/src/${domain}.events.ts`;
  const definition = [...nodesOf(parse(readSource(tree, file)))].find(
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && node.name.getText() === event.camel,
  );
  const text = definition?.getText() ?? '';
  const [, topic] = /topic: '[a-z]+\.([a-z-]+)'/.exec(text) ?? [];
  if (!topic) throw new GeneratorProblem(`${file} defines no event ${event.camel} with a topic.`);
  const example = await exampleOf(path.join(tree.root, file), event);
  // What was written a moment ago by a generator says it in so many words.
  const hasVersion = example
    ? typeof Reflect.get(example, 'version') === 'number'
    : /\bversion: z\./.test(text);
  const ids = example
    ? Object.keys(example).filter((name) => name.endsWith('Id'))
    : [...text.matchAll(/\b(\w+Id): id\b/g)].flatMap(([, name]) => name ?? []);
  const noun = new Name(topic, 'The topic');
  const key = ids.find((name) => name === `${noun.camel}Id`) ?? (ids.length === 1 ? ids[0] : undefined);
  if (/kind: 'message'/.test(text)) throw noCopy(event, 'is a message, which is forgotten');
  if (!hasVersion) throw noCopy(event, 'tells no version, by which the newest is known');
  if (!key) throw noCopy(event, `tells no ${noun.camel}Id, and not one id alone`);
  return { noun, key: new Name(kebabOf(key), 'The key') };
}

function noCopy(event: Name, why: string): GeneratorProblem {
  return new GeneratorProblem(`${event.camel} ${why}; write what follows from it by hand.`);
}

/** The example of an event, asked of the contract itself: its schema may stand anywhere. */
async function exampleOf(file: string, event: Name): Promise<object | undefined> {
  if (!existsSync(file)) return undefined;
  const contract: object = await import(file);
  const definition: unknown = Reflect.get(contract, event.camel);
  if (typeof definition !== 'object' || definition === null) return undefined;
  return Object(Reflect.get(definition, 'example'));
}
