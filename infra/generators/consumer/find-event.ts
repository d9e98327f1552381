import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { GeneratorProblem } from '../names/generator-problem';
import { Name } from '../names/name';
import { nodesOf, parse } from '../source/parse';
import { readSource } from '../source/read-source';

export interface FoundEvent {
  /** What the event is about: the second half of its topic. */
  noun: Name;
  /** Whether what it tells has a version, by which its consumers order it. */
  hasVersion: boolean;
}

/** Looks an event up in the contract of its domain. @throws GeneratorProblem when it is not there */
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
  return { noun: new Name(topic, 'The topic'), hasVersion };
}

/** The example of an event, asked of the contract itself: its schema may stand anywhere. */
async function exampleOf(file: string, event: Name): Promise<object | undefined> {
  if (!existsSync(file)) return undefined;
  const contract: object = await import(file);
  const definition: unknown = Reflect.get(contract, event.camel);
  if (typeof definition !== 'object' || definition === null) return undefined;
  return Object(Reflect.get(definition, 'example'));
}
