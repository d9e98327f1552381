import ts from 'typescript';
import { GeneratorProblem } from '../names/generator-problem';
import { addElement } from './add-element';
import { nodesOf, parse } from './parse';

/** Adds a list of routes to those of a service, whose `routes` are one name or a list of spread ones. */
export function addRoutes(text: string, routes: string, file: string): string {
  const property = [...nodesOf(parse(text))].find(isRoutes);
  const value = property?.initializer;
  if (!value) throw new GeneratorProblem(`${file} has no routes to add ${routes} to.`);
  if (!ts.isIdentifier(value)) return addElement(text, /^routes$/, `...${routes}`, { file });
  const list = `(service) => [...${value.text}(service), ...${routes}]`;
  return text.slice(0, value.getStart()) + list + text.slice(value.end);
}

function isRoutes(node: ts.Node): node is ts.PropertyAssignment {
  return ts.isPropertyAssignment(node) && node.name.getText() === 'routes';
}
