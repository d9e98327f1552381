import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { GeneratorProblem } from '../names/generator-problem';
import type { Name } from '../names/name';
import { nodesOf, parse } from '../source/parse';
import { readSource } from '../source/read-source';
import { fieldKind, type Field } from './field';

/**
 * The fields of a noun, out of its contract.
 * @throws GeneratorProblem when the contract has no list call of it, or a field that a table cannot show as it is
 */
export function findRow(tree: Tree, domain: Name, plural: Name, noun: Name): Field[] {
  const file = `libs/contracts/${domain}/src/${plural}.endpoints.ts`;
  const nodes = [...nodesOf(parse(readSource(tree, file)))];
  const variable = (name: string) =>
    nodes.find((node) => ts.isVariableDeclaration(node) && node.name.getText() === name);
  const fields = objectIn(variable(noun.camel));
  if (!fields || !variable(`${noun.camel}List`)) {
    throw new GeneratorProblem(
      `${file} must define ${noun.camel} by z.object and the call ${noun.camel}List.`,
    );
  }
  return fields.properties.map((property) => {
    const field = ts.isPropertyAssignment(property) && fieldKind(property);
    if (field) return field;
    throw new GeneratorProblem(
      `A table can't show '${property.getText()}' of ${noun.words} as it is; write this screen by hand.`,
    );
  });
}

/** What stands in `z.object({ … })`. */
function objectIn(variable: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  if (!variable || !ts.isVariableDeclaration(variable)) return undefined;
  const { initializer } = variable;
  if (!initializer || !ts.isCallExpression(initializer)) return undefined;
  const [fields] = initializer.arguments;
  const isObject = initializer.expression.getText() === 'z.object';
  return isObject && fields && ts.isObjectLiteralExpression(fields) ? fields : undefined;
}
