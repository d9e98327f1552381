import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { GeneratorProblem } from '../names/generator-problem';
import { Name } from '../names/name';
import { nodesOf, parse } from '../source/parse';
import { readSource } from '../source/read-source';

export interface FoundEvent {
  /** What the event is about: the second half of its topic. */
  noun: Name;
  /** Whether its definition names a version in so many words. */
  hasVersion: boolean;
}

/** Looks an event up in the contract of its domain. @throws GeneratorProblem when it is not there */
export function findEvent(tree: Tree, domain: Name, event: Name): FoundEvent {
  const file = `libs/contracts/${domain}/src/${domain}.events.ts`;
  const definition = [...nodesOf(parse(readSource(tree, file)))].find(
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && node.name.getText() === event.camel,
  );
  const text = definition?.getText() ?? '';
  const [, topic] = /topic: '[a-z]+\.([a-z-]+)'/.exec(text) ?? [];
  if (!topic) throw new GeneratorProblem(`${file} defines no event ${event.camel} with a topic.`);
  return { noun: new Name(topic, 'The topic'), hasVersion: /\bversion: z\./.test(text) };
}
