import ts from 'typescript';
import { addElement } from './add-element';
import { addRoutes } from './add-routes';
import { insertBefore } from './insert-before';
import { nodesOf, parse } from './parse';

export interface DefinitionPart {
  /** The list of a service's definition: routes, downloads, jobs. */
  name: string;
  part: string;
  /** Whether the list is made of the service at work. */
  ofService: boolean;
}

/** Adds a part to a list of a service's definition, and the list where there is none yet. */
export function addDefinitionPart(
  text: string,
  { name, part, ofService }: DefinitionPart,
  file: string,
): string {
  const property = [...nodesOf(parse(text))].find(
    (node): node is ts.PropertyAssignment =>
      ts.isPropertyAssignment(node) && node.name.getText() === name && node.getText().length > 0,
  );
  const value = property?.initializer;
  if (!value) {
    const list = ofService ? `(service) => [${part}]` : `[${part}]`;
    return insertBefore(text, '  routes: ', `  ${name}: ${list},\n`, file);
  }
  if (name === 'routes' && ts.isIdentifier(value)) return addRoutes(text, part.replace('...', ''), file);
  if (ofService && ts.isArrowFunction(value) && value.parameters.length === 0) {
    const named =
      text.slice(0, value.getStart()) + value.getText().replace('()', '(service)') + text.slice(value.end);
    return addElement(named, new RegExp(`^${name}$`), part, { file });
  }
  return addElement(text, new RegExp(`^${name}$`), part, { file });
}
